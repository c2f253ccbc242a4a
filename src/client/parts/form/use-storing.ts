import { useEffect, useRef, useState } from 'react';

/**
 * Stores one value at a time. The second tap on a button is not another value; what was typed and submitted while the
 * one before was stored, follows it.
 */
export function useStoring<T>(value: T, store: (value: T) => Promise<void>) {
  const [stored, setStored] = useState<{ value: T }>();
  const isNextSubmitted = useRef(false);
  const submit = () => {
    if (stored) {
      isNextSubmitted.current ||= value !== stored.value;
      return;
    }
    setStored({ value });
    void store(value).finally(() => setStored(undefined));
  };
  // After the render that has what the form holds now.
  useEffect(() => {
    if (stored || !isNextSubmitted.current) return;
    isNextSubmitted.current = false;
    submit();
  });
  return { isStoring: stored !== undefined, submit };
}
