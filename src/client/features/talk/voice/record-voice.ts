import { errorName } from '../../../offline/error-name.ts';

/** Longer notes are neither heard nor sent soon. */
export const VOICE_MAX_MS = 2 * 60_000;
/** Speech; two minutes are less than half a megabyte. */
const BITS_PER_SECOND = 24_000;
/** What the server takes, as the browser gives it. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

export type VoiceFault = 'refused' | 'absent' | 'busy' | 'unsupported' | 'empty' | 'failed';

export interface Recording {
  /** Stops, with what was recorded; empty if nothing was. */
  finish(): Promise<Blob>;
  /** Stops and throws away. */
  cancel(): void;
}

const faults: Readonly<Record<string, VoiceFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

export const voiceFaultOf = (error: unknown): VoiceFault => faults[errorName(error) ?? ''] ?? 'failed';

/**
 * Begins to record, and asks for the microphone.
 * @param onEnd after the longest time, or when the microphone is gone; what is recorded waits for `finish`
 * @throws what `voiceFaultOf` knows
 */
export async function recordVoice(onEnd: (why: 'limit' | 'gone') => void): Promise<Recording> {
  const mimeType = FORMATS.find((format) => globalThis.MediaRecorder?.isTypeSupported(format));
  // Without a secure page there are no devices.
  if (!mimeType || !navigator.mediaDevices?.getUserMedia) throw new TypeError('no recorder');
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    return begin(stream, mimeType, release, onEnd);
  } catch (error) {
    release();
    throw error;
  }
}

function begin(
  stream: MediaStream,
  mimeType: string,
  release: () => void,
  onEnd: (why: 'limit' | 'gone') => void,
): Recording {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const pieces: Blob[] = [];
  let isAsked = false;
  let isLimit = false;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const timer = setTimeout(() => {
    isLimit = true;
    stop();
  }, VOICE_MAX_MS);
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => {
      clearTimeout(timer);
      release();
      resolve();
      if (!isAsked) onEnd(isLimit ? 'limit' : 'gone');
    };
  });
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) pieces.push(data);
  };
  recorder.start();
  return {
    async finish() {
      isAsked = true;
      stop();
      await ended;
      // Without the codec: the server looks at the content.
      return new Blob(pieces, { type: mimeType.split(';')[0] ?? mimeType });
    },
    cancel() {
      isAsked = true;
      pieces.length = 0;
      stop();
      release();
    },
  };
}
