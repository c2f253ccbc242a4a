import { fileTypeFromBuffer } from 'file-type';

/** Enough for every type of the list; the rest of a file is not parsed to find its type. */
const SNIFFED_BYTES = 4_100;
const PDF_HEADER = /^%PDF-[12]\.\d\s/;
/** A reader may show the file as a page where its first bytes look like one. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?xml|\?php)/i;
const PDF_END = /%%EOF\s*$/;
const PDF_END_BYTES = 64;

export type FileKind = 'image' | 'pdf';

/** Everything that is accepted. Vector images are not: they can contain scripts. */
const kinds: Readonly<Record<string, FileKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'application/pdf': 'pdf',
};

/** What a file is by its content; undefined for what is not accepted. Its name and its declared type mean nothing. */
export async function sniffFile(bytes: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, SNIFFED_BYTES));
  const kind = found && kinds[found.mime];
  return kind === 'pdf' && !isOnlyPdf(bytes) ? undefined : kind;
}

/** A PDF is stored as it is, so it must not be something else as well: nothing in front of it, nothing behind it. */
function isOnlyPdf(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, SNIFFED_BYTES);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - PDF_END_BYTES));
  return PDF_HEADER.test(start) && !MARKUP.test(start.slice(0, 1_024)) && PDF_END.test(end);
}
