// The page /design-system/ for developers; src/build/plugins.ts lists this plugin in `npm run develop` alone.
