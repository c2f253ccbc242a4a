import { uploadScopes } from '../../contract/files/file.ts';
import { AUDIO_MAX_BYTES, FILE_MAX_BYTES } from '../../core/wire/file-limits.ts';

const MB = 1024 * 1024;
const clientId = { type: 'string', format: 'uuid' } as const;
const file = (description: string) => ({ type: 'string', format: 'binary', description }) as const;

const formOf = (properties: Record<string, object>, required: string[], example: Record<string, string>) =>
  ({
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required, examples: [example] } } },
  }) as const;

export const fileForm = formOf(
  {
    file: file(
      `JPG، PNG، WebP، GIF یا PDF تا ${FILE_MAX_BYTES / MB} مگابایت، یا برای پیوست صدای WebM، Ogg یا MP4 تا ${AUDIO_MAX_BYTES / MB} مگابایت؛ نوع از محتوا شناخته می‌شود`,
    ),
    scope: { type: 'string', enum: uploadScopes },
    clientId,
  },
  ['file', 'scope'],
  { file: 'نقشه.pdf', scope: 'document' },
);

export const tableForm = formOf(
  { file: file('CSV یا XLSX تا ۴ مگابایت'), supplierId: { type: 'string', format: 'uuid' } },
  ['file'],
  { file: 'قیمت‌ها.xlsx' },
);

export const sheetForm = formOf(
  { file: file('CSV یا XLSX تا ۴ مگابایت، با ستون شناسه'), supplierId: { type: 'string', format: 'uuid' } },
  ['file', 'supplierId'],
  { file: 'پیشنهادها.csv', supplierId: '01940000-0000-7000-8000-00000000000a' },
);

export const pictureForm = formOf({ file: file('JPG، PNG یا WebP تا ۲ مگابایت'), clientId }, ['file'], {
  file: 'من.jpg',
});
