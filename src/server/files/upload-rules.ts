import type { FileScope } from '../../contract/files/file.ts';
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

/** What the parties of an object send each other may be a recording too. */
export const rulesOf = (rules: UploadRules, scope: FileScope): UploadRules =>
  scope === 'attachment' ? { ...rules, kinds: [...rules.kinds, 'audio'] } : rules;
