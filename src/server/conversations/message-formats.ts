/** As they are stored: an image as WebP. */
const FORMATS: ReadonlySet<string> = new Set(['image/webp', 'application/pdf', 'audio/webm', 'audio/ogg', 'audio/mp4']);

export const isMessageFormat = (mime: string): boolean => FORMATS.has(mime);
