import { useEffect, useRef } from 'react';
import classes from '../../../parts/account/cards.module.css';
import { Button } from '../../../ui/kit/button.tsx';

type EndQuestionProps = {
  question: string;
  words: { effect: string; confirm: string; keep: string };
  isBusy: boolean;
  onConfirm: () => void;
  onKeep: () => void;
};

/** Asks in the place of the buttons before something ends. */
export function EndQuestion({ question, words, isBusy, onConfirm, onKeep }: EndQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div>
      <p>
        {question} {words.effect}
      </p>
      <div className={classes.ways}>
        <Button size="compact" look="danger" isBusy={isBusy} onClick={onConfirm}>
          {words.confirm}
        </Button>
        <Button ref={keep} size="compact" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
