/** Bars of a wave. */
export const BARS = 48;
/** Waves that are kept, the newest. */
const KEPT_MAX = 100;

export interface VoiceWave {
  /** From 0 to 1. */
  bars: readonly number[];
  /** Undefined where the browser could not read the recording. */
  seconds?: number | undefined;
}

/** Of a recording that the browser could not read. */
export const flatWave: VoiceWave = { bars: Array.from({ length: BARS }, () => 0.3) };

const kept = new Map<string, Promise<VoiceWave>>();

/** The wave of a recording, computed once. Never rejects. */
export function waveOf(id: string, content: Blob): Promise<VoiceWave> {
  const known = kept.get(id);
  if (known) return known;
  const wave = decode(content).catch(() => flatWave);
  kept.set(id, wave);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest) kept.delete(oldest);
  return wave;
}

/** Enough for bars, and little memory. */
const RATE = 8_000;

async function decode(content: Blob): Promise<VoiceWave> {
  const context = new OfflineAudioContext(1, 1, RATE);
  const audio = await context.decodeAudioData(await content.arrayBuffer());
  return { bars: barsOf(audio.getChannelData(0)), seconds: audio.duration };
}

/** The loudest of each stretch, against the loudest of all. */
export function barsOf(samples: Float32Array): number[] {
  const stretch = Math.max(1, Math.ceil(samples.length / BARS));
  const peaks = Array.from({ length: BARS }, (_, at) => {
    let peak = 0;
    const end = Math.min(samples.length, (at + 1) * stretch);
    for (let i = at * stretch; i < end; i += 1) peak = Math.max(peak, Math.abs(samples[i] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : [...flatWave.bars];
}
