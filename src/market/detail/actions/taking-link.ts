type Site = { registration: string; registrationParameters: { template: string; language: string } };

/** The registration link that tells which template the visitor wants, and in which language they read. */
export function takingLink({ registration, registrationParameters }: Site, id: string, language: string): string {
	const url = new URL(registration);
	url.searchParams.set(registrationParameters.template, id);
	url.searchParams.set(registrationParameters.language, language);
	return url.href;
}
