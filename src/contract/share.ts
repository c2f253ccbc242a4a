import { z } from 'zod';
import { shareKinds } from '../core/pages/share-picture.ts';

export const sharePictureParam = z.object({
  kind: z.enum(shareKinds),
  file: z
    .string()
    .regex(/^[0-9a-f-]{36}\.png$/)
    .transform((file) => file.slice(0, -'.png'.length))
    .pipe(z.uuid()),
});
