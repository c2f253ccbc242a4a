import { createHash } from 'node:crypto';
import { AUDIO_MAX_BYTES } from '../../core/wire/file-limits.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { encodeImage, type ImageShape } from '../platform/files/encode-image.ts';
import { sniffAudio } from '../platform/files/sniff-audio.ts';
import { type FileKind, sniffFile } from '../platform/files/sniff-file.ts';
import { fileNameOf } from './file-name.ts';

export interface UploadRules {
  maxBytes: number;
  kinds: readonly (FileKind | 'audio')[];
  shape: ImageShape;
}

/** What is stored of a file that was sent. */
export interface PreparedFile {
  name: string;
  mime: string;
  sha256: string;
  content: Buffer;
}

const MB = 1024 * 1024;

/**
 * Decides by its content what a file is, and makes a new image of an image.
 * @throws a 400, 413 or 415 problem
 */
export async function prepareUpload(file: File, { maxBytes, kinds, shape }: UploadRules): Promise<PreparedFile> {
  if (file.size === 0) throw refuse(400, 'file_empty', 'فایل خالی است.');
  if (file.size > maxBytes)
    throw refuse(413, 'file_too_large', `حجم فایل باید حداکثر ${persian(maxBytes / MB)} مگابایت باشد.`);
  const sent = Buffer.from(await file.arrayBuffer());
  const audio = kinds.includes('audio') ? prepareAudio(file, sent) : undefined;
  if (audio) return audio;
  const kind = await sniffFile(sent);
  if (kind === undefined || !kinds.includes(kind)) throw refuseKind(kinds);
  const mime = kind === 'image' ? 'image/webp' : 'application/pdf';
  return {
    name: fileNameOf(file.name, mime),
    mime,
    sha256: hashOf(sent),
    content: kind === 'image' ? await encodeImage(sent, shape) : sent,
  };
}

/** Undefined for what is no recording. @throws 413 for a long one */
function prepareAudio(file: File, content: Buffer): PreparedFile | undefined {
  const mime = sniffAudio(content);
  if (mime === undefined) return undefined;
  if (content.length > AUDIO_MAX_BYTES)
    throw refuse(413, 'file_too_large', `حجم پیام صوتی باید حداکثر ${persian(AUDIO_MAX_BYTES / MB)} مگابایت باشد.`);
  return { name: fileNameOf(file.name, mime), mime, sha256: hashOf(content), content };
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const persian = (count: number): string => count.toLocaleString('fa-IR');

const refuse = (status: 400 | 413 | 415, code: string, message: string) =>
  new AppError(status, code, message, { field: 'file' });

function refuseKind(kinds: UploadRules['kinds']): AppError {
  const message = kinds.includes('pdf')
    ? 'این نوع فایل پذیرفته نیست؛ تصویر (JPG، PNG، WebP) یا PDF بفرستید.'
    : 'این فایل تصویر نیست؛ تصویری با قالب JPG، PNG یا WebP بفرستید.';
  return refuse(415, 'file_type_refused', message);
}
