import { useEffect, useState } from 'react';
import { type LinkedLine, readPartsLink } from '../../../../../core/parts-list/parts-link.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { Sheet } from '../../../../ui/kit/sheet.tsx';
import { Name } from '../../../../ui/name.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { addLines } from '../../parts/add-lines.ts';
import { newLine } from '../../parts/line-offer.ts';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import classes from '../parts-list-screen.module.css';

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
    <Sheet heading={words.linkedHeading} onClose={() => setLinked(undefined)}>
      {(close) => (
        <div className={classes.ask}>
          <p>{words.linkedAsk(linked.lines.length)}</p>
          {texts.length > 0 && (
            <p>
              <Name text={words.linkedTexts(texts)} />
            </p>
          )}
          {linked.leftOut > 0 && <p>{words.linkedLeftOut(linked.leftOut)}</p>}
          <div className={classes.ways}>
            <Button
              look="primary"
              onClick={() => {
                void addLinked(linked.lines);
                close();
              }}
            >
              {words.linkedYes}
            </Button>
            <Button onClick={close}>{words.linkedNo}</Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

async function addLinked(linked: readonly LinkedLine[]): Promise<void> {
  const lines = linked.map((line) => newLine({ ...line, source: line.text }));
  const { leftOut } = await addLines(lines);
  if (leftOut.length > 0) showToast({ kind: 'failed', text: words.leftOut(leftOut.length) });
  else showToast({ kind: 'done', text: words.pasted(lines.length) });
}
