import { z } from 'zod';
import { announcementSeverities } from '../../core/content/announcement-severities.ts';
import { pageQuery } from '../page.ts';

export const announcementAudiences = ['all', 'buyers', 'suppliers', 'merchants'] as const;

export const announcement = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  severity: z.enum(announcementSeverities),
  audience: z.enum(announcementAudiences),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementsQuery = pageQuery.extend({
  /** Also returns those for this audience, besides those for all. */
  audience: z.enum(announcementAudiences).default('all'),
});
export type AnnouncementsQuery = z.output<typeof announcementsQuery>;
