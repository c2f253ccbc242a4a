import { z } from 'zod';
import { DEVICE_HEADER } from '../../core/device-header.ts';
import { objectTypes } from '../../core/object-types.ts';
import { pageQuery } from '../page.ts';

const visitedType = z.enum(objectTypes);
export type VisitedType = z.infer<typeof visitedType>;

export { DEVICE_HEADER };

const deviceId = z.uuid();

/** The device's own random id, which is all that its history hangs on: it travels in no address. */
export const deviceHeader = z.object({ [DEVICE_HEADER]: deviceId });
export const maybeDeviceHeader = deviceHeader.partial();

export const visitBody = z.object({
  objectType: visitedType,
  objectId: z.uuid(),
  /** Made by the client, one for each opening of a page: however often it is sent, it counts once. */
  visitId: z.uuid(),
  /** Where the header cannot be set; without either the visit counts and no history has it. */
  deviceId: deviceId.optional(),
});
export type VisitBody = z.infer<typeof visitBody>;

export const visitCount = z.object({
  objectType: visitedType,
  objectId: z.uuid(),
  visitCount: z.number().int(),
});
export type VisitCount = z.infer<typeof visitCount>;

/** An object in a device's history, once, at its latest visit. */
export const lastVisit = z.object({
  objectType: visitedType,
  objectId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  /** Of the category; null for a supplier. */
  glyph: z.string().nullable(),
  visitedAt: z.iso.datetime(),
  /** By this device. */
  visits: z.number().int(),
});
export type LastVisit = z.infer<typeof lastVisit>;

export const lastVisitsQuery = pageQuery.extend({ type: visitedType.optional() });
export type LastVisitsQuery = z.output<typeof lastVisitsQuery>;
