import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { installTexts } from '../../parts/install/install-texts.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { readShared } from './shared-text.ts';

/** The share target: redirects at once, without a history entry. */
export function ShareScreen() {
  const router = useRouter();
  const navigate = useNavigate();
  // The first value: the location already changes while the next page loads.
  const [searchStr] = useState(useLocation({ select: (location) => location.searchStr }));
  useEffect(() => {
    const place = readShared(searchStr, location.origin);
    if (place.kind === 'page') router.history.replace(place.path);
    else if (place.kind === 'none') void navigate({ to: '/', replace: true });
    else void navigate({ to: '/search/$key', params: { key: place.key }, search: {}, replace: true });
  }, [navigate, router, searchStr]);
  return (
    <>
      <PageHead title={installTexts.shareTitle} noindex />
      <p role="status">{installTexts.shareOpening}</p>
    </>
  );
}
