// Shows the mistakes of content/ and locales/ in the open page; src/build/plugins.ts lists this plugin in
// `npm run develop` alone. What it shows comes from src/build/watch-mistakes.ts.
