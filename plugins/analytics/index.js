// Counts visits and what visitors do, with a script such as Plausible's or Umami's; src/build/plugins.ts lists this plugin in
// builds that name one in ANALYTICS_SCRIPT. All others contain nothing of it.
