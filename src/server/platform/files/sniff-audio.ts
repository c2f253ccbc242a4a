/** The head of a recording names its tracks. */
const HEAD_BYTES = 4_100;
const OGG_HEAD_BYTES = 64;
const OGG_CODECS = ['OpusHead', '\x01vorbis'];
const EBML = '\x1a\x45\xdf\xa3';

/** Handlers of an MP4's tracks; a fragmented one has them at its beginning too. */
const SOUND_TRACK = /hdlr[\s\S]{8}soun/;
const OTHER_TRACK = /hdlr[\s\S]{8}(?!soun|meta|mdir)/;

export type AudioType = 'audio/webm' | 'audio/ogg' | 'audio/mp4';

/** What a recording is by its content; undefined for what is none, or has pictures too. */
export function sniffAudio(bytes: Buffer): AudioType | undefined {
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  if (head.startsWith('OggS'))
    return OGG_CODECS.some((mark) => head.slice(0, OGG_HEAD_BYTES).includes(mark)) ? 'audio/ogg' : undefined;
  if (head.startsWith(EBML))
    return head.includes('webm') && /A_(?:OPUS|VORBIS)/.test(head) && !/V_[A-Z]/.test(head) ? 'audio/webm' : undefined;
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const whole = bytes.toString('latin1');
  return SOUND_TRACK.test(whole) && !OTHER_TRACK.test(whole) ? 'audio/mp4' : undefined;
}
