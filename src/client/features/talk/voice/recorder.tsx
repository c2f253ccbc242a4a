import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/kit/button.tsx';
import { type Recording, recordVoice, type VoiceFault, voiceFaultOf } from './record-voice.ts';
import classes from './voice.module.css';
import { voiceTexts } from './voice-texts.ts';

const { recorder: words, clock } = voiceTexts;
const SECOND_MS = 1_000;
/** Read aloud so often. */
const SPOKEN_EVERY = 30;

type RecorderProps = {
  /** Resolves with why it was not kept. */
  onSend: (file: File) => Promise<string | undefined>;
  onClose: () => void;
};

type Stage = 'starting' | 'recording' | 'limit' | 'gone' | 'sending';

/** Records a voice note from the moment it is shown. */
export default function Recorder({ onSend, onClose }: RecorderProps) {
  const [stage, setStage] = useState<Stage>('starting');
  const [fault, setFault] = useState<string>();
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<Recording>(undefined);
  const send = useRef<HTMLButtonElement>(null);
  const fail = (found: VoiceFault) => setFault(words.faults[found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one showing is one recording.
  useEffect(() => {
    let isGone = false;
    recordVoice((why) => !isGone && setStage(why)).then(
      (begun) => {
        if (isGone) return begun.cancel();
        recording.current = begun;
        setStage('recording');
        send.current?.focus();
      },
      (error: unknown) => !isGone && fail(voiceFaultOf(error)),
    );
    return () => {
      isGone = true;
      recording.current?.cancel();
    };
  }, []);
  useEffect(() => {
    if (stage !== 'recording') return undefined;
    const from = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - from) / SECOND_MS)), SECOND_MS);
    return () => clearInterval(timer);
  }, [stage]);
  const handleSend = async () => {
    setFault(undefined);
    setStage('sending');
    const content = await recording.current?.finish();
    if (!content || content.size === 0) return fail('empty');
    const { type } = content;
    const notKept = await onSend(new File([content], `${voiceTexts.fileName}.${type.split('/')[1]}`, { type }));
    if (notKept === undefined) return onClose();
    setFault(notKept);
    setStage('gone');
  };
  const isReady = stage === 'recording' || stage === 'limit' || stage === 'gone';
  const said = {
    starting: words.starting,
    recording: words.recording,
    limit: words.limit,
    gone: words.ended,
    sending: words.sending,
  }[stage];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields that belong together.
    <div className={classes.recorder} role="group" aria-label={words.label}>
      {fault ? (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      ) : (
        <>
          <span role="status" className={classes.said} data-stage={stage}>
            {said}
            {seconds > 0 && seconds % SPOKEN_EVERY === 0 && (
              <span className="visually-hidden">{words.elapsed(seconds)}</span>
            )}
          </span>
          <span role="timer" className={classes.clock}>
            {clock(seconds)}
          </span>
        </>
      )}
      <div className={classes.ways}>
        {(!fault || isReady) && (
          <Button ref={send} look="primary" disabled={!isReady} onClick={() => void handleSend()}>
            {words.send}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {fault && !isReady ? words.back : words.cancel}
        </Button>
      </div>
    </div>
  );
}
