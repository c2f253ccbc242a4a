import { useEffect, useState } from 'react';
import { type LinkedLine, readPartsLink } from '../../../../../core/parts-list/parts-link.ts';
import { ConfirmSheet } from '../../../../ui/kit/confirm-sheet.tsx';
import { Name } from '../../../../ui/name.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { addLines } from '../../parts/add-lines.ts';
import { newLine } from '../../parts/line-offer.ts';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';

type Linked = { lines: LinkedLine[]; leftOut: number };

/** Takes the list out of the URL, so that a reload does not ask again. */
function takeFromUrl(): Linked | undefined {
  const linked = readPartsLink(location.hash);
  if (linked) history.replaceState(history.state, '', location.pathname + location.search);
  return linked;
}

/** Asks before the lines of a link join the list of this device. */
export function LinkedParts() {
  const [linked, setLinked] = useState<Linked>();
  useEffect(() => {
    const take = () => {
      const taken = takeFromUrl();
      if (taken) setLinked(taken);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  if (!linked) return null;
  const texts = linked.lines.flatMap(({ text }) => text ?? []);
  return (
    <ConfirmSheet
      heading={words.linkedHeading}
      look="primary"
      confirm={words.linkedYes}
      cancel={words.linkedNo}
      onConfirm={(close) => {
        void addLinked(linked.lines);
        close();
      }}
      onClose={() => setLinked(undefined)}
    >
      <p>{words.linkedAsk(linked.lines.length)}</p>
      {texts.length > 0 && (
        <p>
          <Name text={words.linkedTexts(texts)} />
        </p>
      )}
      {linked.leftOut > 0 && <p>{words.linkedLeftOut(linked.leftOut)}</p>}
    </ConfirmSheet>
  );
}

async function addLinked(linked: readonly LinkedLine[]): Promise<void> {
  const lines = linked.map((line) => newLine({ ...line, source: line.text }));
  const { leftOut } = await addLines(lines);
  if (leftOut.length > 0) showToast({ kind: 'failed', text: words.leftOut(leftOut.length) });
  else showToast({ kind: 'done', text: words.pasted(lines.length) });
}
