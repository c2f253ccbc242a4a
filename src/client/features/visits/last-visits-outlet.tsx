import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../offline/idle.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LastVisits = lazyPart(() => import('./last-visits.tsx'));
const SHOWN_LATEST_MS = 3_000;

/** Renders the device's last visits; never on the server, and after the public content. */
export function LastVisitsOutlet() {
  const isAsked = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).has('visits') });
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), SHOWN_LATEST_MS), []);
  return isDue ? (
    <Suspense fallback={null}>
      <LastVisits isAsked={isAsked} />
    </Suspense>
  ) : null;
}
