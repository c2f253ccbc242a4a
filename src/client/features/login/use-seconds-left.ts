import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsTo = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / SECOND_MS));

/** Whole seconds until a time in milliseconds since 1970; counts down to 0. */
export function useSecondsLeft(time: number): number {
  const [left, setLeft] = useState(() => secondsTo(time));
  useEffect(() => {
    const tick = () => {
      setLeft(secondsTo(time));
      if (secondsTo(time) === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [time]);
  return left;
}
