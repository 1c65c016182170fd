export type LogoProps = { className?: string };

/** The mark alone, in the accent colour; the name beside it is text. Drawn in `artwork/logo.svg`. */
export function Logo({ className }: LogoProps) {
	return (
		<svg
			viewBox="0 0 64 64"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			focusable="false"
		>
			<circle cx="29" cy="29" r="22" strokeWidth="8" />
			<path d="m45.5 45.5 11 11" strokeWidth="10" />
			<path d="M25 21.5v15L37 29z" strokeWidth="5" fill="currentColor" />
		</svg>
	);
}
