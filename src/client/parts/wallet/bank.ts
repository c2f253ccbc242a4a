import { useEffect, useState } from 'react';

const isWebAddress = (url: string): boolean => /^https?:$/.test(new URL(url).protocol);

/** The way out of the app. */
export const bank = {
  go(url: string): void {
    if (isWebAddress(url)) location.assign(url);
  },
};

/** Leaves for the bank's page; whoever comes back from it with the back button finds the page as it was. */
export function useBank() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);
  const leave = ({ redirectUrl }: { redirectUrl: string }) => {
    setLeaving(true);
    bank.go(redirectUrl);
  };
  return { isLeaving, leave };
}
