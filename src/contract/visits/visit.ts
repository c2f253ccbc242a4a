import { z } from 'zod';
import { objectTypes } from '../../core/ids/object-types.ts';
import { DEVICE_HEADER } from '../../core/wire/device-header.ts';
import { pageQuery } from '../page.ts';

const visitedType = z.enum(objectTypes);
export type VisitedType = z.infer<typeof visitedType>;

export { DEVICE_HEADER };

const deviceId = z.uuid();

/** A random id of the device and the only key to its history, so no URL contains it. */
export const maybeDeviceHeader = z.object({ [DEVICE_HEADER]: deviceId }).partial();

export const visitBody = z
  .object({
    objectType: visitedType,
    objectId: z.uuid(),
    /** Created by the client for each opening of a page; repeated sends count once. */
    visitId: z.uuid(),
    /** If the header cannot be set. Without either, the visit counts but enters no history. */
    deviceId: deviceId.optional(),
  })
  .meta({
    examples: [
      {
        objectType: 'product',
        objectId: '01940000-0000-7000-8000-000000000001',
        visitId: '01940000-0000-7000-8000-000000000002',
      },
    ],
  });
export type VisitBody = z.infer<typeof visitBody>;

export const visitCount = z.object({
  objectType: visitedType,
  objectId: z.uuid(),
  visitCount: z.number().int(),
});
export type VisitCount = z.infer<typeof visitCount>;

/** The device whose history joins the account's. */
export const deviceBody = z
  .object({ deviceId })
  .meta({ examples: [{ deviceId: '01940000-0000-7000-8000-00000000000d' }] });
export type DeviceBody = z.infer<typeof deviceBody>;

export const deviceJoin = z.object({
  /** Objects that came from the device; 0 if it has no history, also because it has joined. */
  joined: z.number().int(),
});
export type DeviceJoin = z.infer<typeof deviceJoin>;

/** An object in a history: each object once, at its latest visit. */
export const lastVisit = z.object({
  objectType: visitedType,
  objectId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  /** Glyph of the category; null for a supplier. */
  glyph: z.string().nullable(),
  visitedAt: z.iso.datetime(),
  /** Number of visits by this person or device. */
  visits: z.number().int(),
});
export type LastVisit = z.infer<typeof lastVisit>;

export const lastVisitsQuery = pageQuery.extend({ type: visitedType.optional() });
export type LastVisitsQuery = z.output<typeof lastVisitsQuery>;

/** Which part of one's history is forgotten; without a type all of it. */
export const clearVisitsQuery = lastVisitsQuery.pick({ type: true });
export type ClearVisitsQuery = z.output<typeof clearVisitsQuery>;

export const visitsClearing = z.object({
  /** Objects that were in the history. */
  cleared: z.number().int(),
});
export type VisitsClearing = z.infer<typeof visitsClearing>;
