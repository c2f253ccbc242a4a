import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { ReadGate } from '../../data/read-gate.tsx';
import { useReads } from '../../data/use-reads.ts';
import type { DraftForm } from '../../offline/drafts/drafts.ts';
import { saveDraft } from '../../offline/drafts/drafts.ts';
import { useDraft } from '../../offline/drafts/use-draft.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Message } from '../../ui/kit/message.tsx';
import { useBeforePaint } from '../../ui/use-before-paint.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { NeedExamples } from './need-examples.tsx';
import { NeedField } from './need-field.tsx';
import { isEmptyPicks, type NeedPicks, NO_PICKS } from './need-picks.ts';
import classes from './need-screen.module.css';
import type { NeedScreenProps } from './need-screen-props.ts';
import { readPicks } from './need-search.ts';
import { needTexts } from './need-texts.ts';

/** The parser and its result view are not in the first load. */
const NeedReadingView = lazy(() => import('./need-reading.tsx'));

const DRAFT_KEY = 'need';
const SETTLE_MS = 350;

interface NeedDraft {
  sentence: string;
  picks: NeedPicks;
  /** The sentence in the URL when this was typed; with another one the draft does not apply. */
  openedWith: string;
}

const isNeedDraft = (value: unknown): value is NeedDraft =>
  typeof value === 'object' &&
  value !== null &&
  'sentence' in value &&
  typeof value.sentence === 'string' &&
  'openedWith' in value &&
  'picks' in value &&
  (readPicks(value.picks) !== undefined || JSON.stringify(value.picks) === '{}');

export function NeedForm({ search, onSearch, onQuantity, renderProducts }: NeedScreenProps) {
  const reads = useReads();
  const isOnDevice = useOnDevice();
  const [openedWith] = useState(search.q ?? '');
  const [draftForm] = useState<DraftForm<NeedDraft>>(() => ({
    accepts: (value): value is NeedDraft =>
      isNeedDraft(value) && (openedWith === '' || value.openedWith === openedWith),
  }));
  const draft = useDraft<NeedDraft>(
    DRAFT_KEY,
    { sentence: openedWith, picks: search.picks ?? NO_PICKS, openedWith },
    draftForm,
  );
  const { sentence, picks } = draft.value;
  const isEmpty = sentence.trim() === '';
  const vocabulary = useQuery(reads.catalog.vocabulary());
  const address = useAddress(draft.value, onSearch);

  const change = (next: Omit<NeedDraft, 'openedWith'>) => {
    const value = { ...next, openedWith: address.current };
    if (next.sentence === '') draft.drop(value);
    else draft.change(value);
  };
  const clear = () => change({ sentence: '', picks: NO_PICKS });
  return (
    <>
      <NeedField value={sentence} onChange={(next) => (next === '' ? clear() : change({ sentence: next, picks }))} />
      {draft.isRestored && sentence !== openedWith && (
        <Message
          tone="new"
          className={classes.restored}
          action={
            <Button look="quiet" onClick={clear}>
              {needTexts.clear}
            </Button>
          }
        >
          {needTexts.restored}
        </Message>
      )}
      {isEmpty && <NeedExamples />}
      {!isEmpty && isOnDevice && (
        <ReadGate query={vocabulary} skeleton={<NeedSkeleton />} hideTime>
          {(words) => (
            <Suspense fallback={<NeedSkeleton />}>
              <NeedReadingView
                need={draft.value}
                vocabulary={words}
                onPicks={(next) => change({ sentence, picks: next })}
                onQuantity={onQuantity}
                renderProducts={renderProducts}
              />
            </Suspense>
          )}
        </ReadGate>
      )}
    </>
  );
}

const NeedSkeleton = () => <p className={classes.reading}>{needTexts.reading}</p>;

/** Syncs the URL with the form, and the draft with the URL. Returns the sentence that the URL contains. */
function useAddress(value: NeedDraft, onSearch: NeedScreenProps['onSearch']): RefObject<string> {
  const settled = useDebounced(value, SETTLE_MS);
  const written = useRef(settled);
  const address = useRef(settled.openedWith);
  const write = useRef(onSearch);
  write.current = onSearch;
  const latest = useRef(value);
  latest.current = value;
  // Before paint: a passive effect may run after the handler of a click that dropped the draft, and store it again.
  useBeforePaint(() => {
    // A newer value settles later; to write the older one now would overwrite its draft.
    if (settled === written.current || settled !== latest.current) return;
    written.current = settled;
    const { sentence, picks } = settled;
    address.current = sentence;
    if (sentence !== '') saveDraft(DRAFT_KEY, { ...settled, openedWith: sentence });
    void write.current({ q: sentence || undefined, picks: isEmptyPicks(picks) ? undefined : picks });
  }, [settled]);
  return address;
}
