import { useAtomValue } from 'jotai';
import { unsentCountAtom } from '../../offline/outbox/outbox-count.ts';
import { startState, updateState } from '../../offline/updates/update-state.ts';
import { useStore } from '../../ui/store.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { UnsentStrip } from './unsent-strip.tsx';

/** That the API refuses this build, and that something waits to be sent; nothing otherwise. */
export default function LateStrips() {
  const { isOutdated } = useStore(updateState, startState);
  const unsent = useAtomValue(unsentCountAtom);
  return (
    <>
      {isOutdated && <OutdatedNotice />}
      {unsent.all > 0 && <UnsentStrip {...unsent} />}
    </>
  );
}
