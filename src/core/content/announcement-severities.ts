/** The most urgent one first. */
export const announcementSeverities = ['critical', 'warning', 'info'] as const;
export type AnnouncementSeverity = (typeof announcementSeverities)[number];
