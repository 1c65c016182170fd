/** Whether the visitor's browser asks not to be followed: Do Not Track, Global Privacy Control. */
export function isUnwanted(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return doNotTrack === "1" || globalPrivacyControl === true;
}
