// Generates the pseudo-language; src/build/plugins.ts lists this plugin with PSEUDO_LANGUAGE=1 alone.
