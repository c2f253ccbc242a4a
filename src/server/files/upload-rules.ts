import { FILE_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { UploadRules } from './prepare-upload.ts';

/** Drawings stay legible. */
const IMAGE_SIDE = 4_096;

/** Of every file but a profile picture. */
export const uploadRules: UploadRules = {
  maxBytes: FILE_MAX_BYTES,
  kinds: ['image', 'pdf'],
  shape: { side: IMAGE_SIDE, isSquare: false },
};
