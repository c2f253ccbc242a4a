import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the question that the address names, and shows it; also one whose link is pressed again. */
export function useLinkedQuestion(isShown: boolean): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const linked = isShown && hash !== '' ? document.getElementById(hash) : null;
    if (!(linked instanceof HTMLDetailsElement)) return;
    linked.open = true;
    linked.scrollIntoView({ block: 'start' });
  }, [location, isShown]);
}
