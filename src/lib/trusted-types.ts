/**
 * The names of the Trusted Types policies that browser code creates. Browsers refuse other names. `analytics` is allowed only
 * in builds with analytics.
 */
export const trustedTypesPolicies = {
	webpack: "site-webpack",
	sanitizer: "dompurify",
	inert: "site-inert",
	analytics: "site-analytics",
} as const;
