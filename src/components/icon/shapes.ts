/** The paths of the icons, on a 24 × 24 grid. They are stroked. */
export const shapes = {
	"arrow-left": "M19 12H5M11 6l-6 6 6 6",
	"arrow-right": "M5 12h14M13 6l6 6-6 6",
	"arrow-up-right": "M7 17 17 7M8 7h9v9",
	check: "m5 12.5 4.5 4.5L19 7.5",
	"chevron-down": "m6 9 6 6 6-6",
	close: "M6 6l12 12M18 6 6 18",
	copy: "M9 9h11v11H9zM15 9V4H4v11h5",
	download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
	globe:
		"M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3Z",
	menu: "M4 7h16M4 12h16M4 17h16",
	pause: "M9 6v12M15 6v12",
	search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20",
	sort: "M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5",
	play: "M8 5.5v13l10.5-6.5Z",
	share: "M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1",
	wrap: "M4 6h16M4 12h12.5a3.5 3.5 0 0 1 0 7H12M14.5 16.5 12 19l2.5 2.5M4 18h4",
} as const satisfies Record<string, string>;

export type IconName = keyof typeof shapes;
