/** The web manifest of the default language; those of the others lie below their prefix, as pages do. */
export const webManifestPath = "/manifest.webmanifest";
