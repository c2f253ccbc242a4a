import { useAtomValue } from 'jotai';
import { unsentCountAtom } from '../../offline/outbox/outbox-count.ts';
import { startState, updateState } from '../../offline/updates/update-state.ts';
import { useStore } from '../../ui/store.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { PaperHead } from './paper/paper-head.tsx';
import { UnsentStrip } from './unsent-strip.tsx';

export type StripPlace = 'page' | 'dock';

/** Above the page that the API refuses this build, and the head of its print; in the dock that something waits to be sent. Nothing otherwise. */
export default function LateStrips({ place }: { place: StripPlace }) {
  const { isOutdated } = useStore(updateState, startState);
  const unsent = useAtomValue(unsentCountAtom);
  if (place === 'page') {
    return (
      <>
        <PaperHead />
        {isOutdated && <OutdatedNotice />}
      </>
    );
  }
  return unsent.all > 0 && <UnsentStrip {...unsent} />;
}
