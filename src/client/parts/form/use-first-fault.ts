import { type FocusEvent, useEffect, useRef, useState } from 'react';

const FAULT = '[aria-invalid="true"]';

/** For a form: after a refused submit the focus moves to the first wrong field, unless the user has gone on meanwhile. */
export function useFirstFault() {
  const form = useRef<HTMLFormElement>(null);
  const focused = useRef<Element>(null);
  const isWaiting = useRef(false);
  // A submit that changes nothing else renders too.
  const [, setSubmits] = useState(0);
  useEffect(() => {
    const fault = isWaiting.current ? form.current?.querySelector<HTMLElement>(FAULT) : undefined;
    if (!fault || fault === document.activeElement) return;
    focused.current = fault;
    fault.focus();
  });
  const stop = () => {
    isWaiting.current = false;
  };
  const wait = () => {
    isWaiting.current = true;
    setSubmits((before) => before + 1);
  };
  return {
    /** For a button that sends without a submit of the form. */
    wait,
    props: {
      ref: form,
      onSubmitCapture: wait,
      onInput: stop,
      onFocus: ({ target }: FocusEvent) => {
        if (target !== focused.current) stop();
      },
    },
  };
}
