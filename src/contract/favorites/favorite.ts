import { z } from 'zod';
import { objectTypes } from '../../core/ids/object-types.ts';
import { entityFields, pageQuery } from '../page.ts';

const objectType = z.enum(objectTypes);

export const favoriteBody = z
  .object({
    /** Made by the client, so that a favourite can be removed before it is sent. It becomes the favourite's id. */
    clientId: z.uuid(),
    objectType,
    objectId: z.uuid(),
    /** Whether the user's devices keep its page or its pack. Without it a kept favourite stays as it is. */
    keepOffline: z.boolean().optional(),
  })
  .meta({
    examples: [
      {
        clientId: '01940000-0000-7000-8000-00000000000b',
        objectType: 'product',
        objectId: '01940000-0000-7000-8000-000000000001',
      },
    ],
  });
export type FavoriteBody = z.infer<typeof favoriteBody>;

/** An object that the signed-in user keeps; each object once. */
export const favorite = z.object({
  ...entityFields,
  objectType,
  objectId: z.uuid(),
  /** Whether the user's devices keep its page or its pack for use without a network. */
  keepOffline: z.boolean(),
  /** Null if the object no longer exists. */
  object: z.object({ title: z.string(), slug: z.string(), glyph: z.string().nullable() }).nullable(),
});
export type Favorite = z.infer<typeof favorite>;

export const favoriteRemoval = z.object({
  /** False if there was nothing to remove. */
  removed: z.boolean(),
});

export const favoritesOfTypeQuery = pageQuery.extend({ type: objectType });

export const favoriteOfObjectQuery = z.object({ objectType, objectId: z.uuid() });

/** Whether the user keeps an object. */
export const favoriteOfObject = z.object({ favorite: favorite.nullable() });
