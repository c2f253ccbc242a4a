import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { installTexts } from '../../texts/install.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { readShared } from './shared-text.ts';

/** Where other apps share to: it leads on at once, and leaves no entry in the history. */
export function ShareScreen() {
  const router = useRouter();
  const navigate = useNavigate();
  // As it was opened: the location changes already while the next page is on its way.
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
