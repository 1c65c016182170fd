// A plugin of its own so that the layout lies inside the provider of the i18n plugin, which follows it in the list.
