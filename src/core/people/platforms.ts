/** Where contents and menus are shown: in a browser's tab, and in the installed app. */
export const platforms = ['web', 'app'] as const;
export type Platform = (typeof platforms)[number];
