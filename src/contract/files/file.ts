import { z } from 'zod';
import { entityFields } from '../page.ts';

/**
 * What a file is for; a profile picture has a call of its own. An attachment is for the parties of an object: nobody has
 * attached it after a day, it goes.
 */
export const uploadScopes = ['document', 'attachment'] as const;
export const fileScopes = [...uploadScopes, 'profilePicture'] as const;
export type FileScope = (typeof fileScopes)[number];

/** The fields of the form besides `file`. */
export const fileFields = z.object({
  /** Made by the client: sent again with the same content, it is the same file. It becomes the file's id. */
  clientId: z.uuid().optional(),
  scope: z.enum(uploadScopes),
});

/** A file of the signed-in user. */
export const storedFile = z.object({
  ...entityFields,
  scope: z.enum(fileScopes),
  /** As it was sent, without a path; its ending is that of `mime`. */
  name: z.string(),
  /** By the content. An image is stored as WebP. */
  mime: z.string(),
  /** Of what is stored. */
  bytes: z.int(),
  /** Of what was sent, in hexadecimal. */
  sha256: z.string(),
  /** Answers the content, to its owner. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A file in the export; `path` names its content in the archive. */
export const exportedFile = storedFile.extend({ path: z.string() });
export type ExportedFile = z.infer<typeof exportedFile>;

export const fileRemoval = z.object({ id: z.uuid(), isDeleted: z.literal(true) });

export const profilePicture = z.object({ fileId: z.uuid(), url: z.string(), etag: z.string() });
export type ProfilePicture = z.infer<typeof profilePicture>;

export const pictureRemoval = z.object({ isDeleted: z.literal(true) });
