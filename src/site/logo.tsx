export type LogoProps = { className?: string };

/** The mark alone, in the accent colour; the name beside it is text. Drawn in `artwork/logo.svg`. */
export function Logo({ className }: LogoProps) {
	return (
		<svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true" focusable="false">
			<path
				transform="rotate(30 30 30)"
				d="M26.3 4.3a26 26 0 0 0 0 51.4C46.3 42 6.3 18 26.3 4.3zM33.7 4.3a26 26 0 0 1 0 51.4C53.7 42 13.7 18 33.7 4.3z"
			/>
			<path stroke="currentColor" strokeWidth="14" strokeLinecap="round" fill="none" d="m46 46 6 6" />
		</svg>
	);
}
