import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MessageFile } from '../../../../contract/conversations/message.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { talkReads } from '../queries.ts';
import classes from './voice.module.css';
import { voiceTexts } from './voice-texts.ts';
import { BARS, flatWave, type VoiceWave, waveOf } from './voice-wave.ts';

const { player: words, clock } = voiceTexts;
const RATES: readonly number[] = [1, 1.5, 2];
const HEIGHT = 24;
const PITCH = 4;
const BAR = 2.5;

/** One note is heard at a time. */
let heard: HTMLAudioElement | undefined;

type VoicePlayerProps = { conversationId: string; file: MessageFile };

/** Plays a voice note from a copy in memory: the address of the file needs the sign-in. */
export default function VoicePlayer({ conversationId, file }: VoicePlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { data, isError } = useQuery({
    ...talkReads(usePrivateApi()).file(conversationId, file.id),
    throwOnError: false,
  });
  const [address, setAddress] = useState<string>();
  const [wave, setWave] = useState<VoiceWave>(flatWave);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [measured, setMeasured] = useState<number>();
  const [rate, setRate] = useState(1);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!data) return undefined;
    let isGone = false;
    const made = URL.createObjectURL(data);
    setAddress(made);
    void waveOf(file.id, data).then((found) => !isGone && setWave(found));
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [data, file.id]);
  const seconds = wave.seconds ?? measured;
  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    if (heard !== element) heard?.pause();
    heard = element;
    element.playbackRate = rate;
    void element.play().catch(() => setBroken(true));
  };
  const speedUp = () => {
    const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? 1;
    setRate(next);
    if (audio.current) audio.current.playbackRate = next;
  };
  const seek = (to: number) => {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  };
  if (isBroken || isError) return <p className={classes.fault}>{words.failed}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields that belong together.
    <div className={classes.player} role="group" aria-label={words.label}>
      {/* biome-ignore lint/a11y/useMediaCaption: people write what they want read. */}
      <audio
        ref={audio}
        src={address}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAt(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget: { duration } }) =>
          // A stream has no length before its end.
          setMeasured(Number.isFinite(duration) ? duration : undefined)
        }
        onError={() => setBroken(address !== undefined)}
      />
      <Button
        look="tile"
        className={classes.play}
        aria-label={isPlaying ? words.pause : words.play(seconds)}
        disabled={!address}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
          <path d={isPlaying ? 'M6 5h4v14H6zM14 5h4v14h-4z' : 'M7 4.5v15l12-7.5z'} fill="currentColor" />
        </svg>
      </Button>
      {/* Time runs to the right, as on every player. */}
      <div className={classes.wave} dir="ltr">
        <Bars bars={wave.bars} share={seconds ? at / seconds : 0} />
        <input
          type="range"
          aria-label={words.place}
          aria-valuetext={words.placeOf(at, seconds ?? 0)}
          min={0}
          max={seconds ?? 1}
          step={0.1}
          value={Math.min(at, seconds ?? 1)}
          disabled={!seconds}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </div>
      <span className={classes.clock}>{clock(isPlaying || at > 0 ? at : (seconds ?? 0))}</span>
      <Button size="compact" look="quiet" aria-label={words.speed(rate)} onClick={speedUp}>
        {words.rate(rate)}
      </Button>
    </div>
  );
}

const Bars = ({ bars, share }: { bars: readonly number[]; share: number }) => (
  <svg viewBox={`0 0 ${BARS * PITCH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    {bars.map((bar, at) => {
      const height = Math.max(2, bar * HEIGHT);
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={at}
          data-heard={at < share * BARS || undefined}
          x={at * PITCH}
          y={(HEIGHT - height) / 2}
          width={BAR}
          height={height}
        />
      );
    })}
  </svg>
);
