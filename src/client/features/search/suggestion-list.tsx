import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Suggestion } from '../../../contract/search/suggestion.ts';
import { isNoAnswer } from '../../offline/connection.ts';
import { useIsOnline } from '../../offline/use-is-online.ts';
import { texts } from '../../texts.ts';
import { useDebounced } from '../../use-debounced.ts';
import { useReads } from '../../use-reads.ts';
import { SuggestionLink, targetOf } from './suggestion-link.tsx';
import classes from './suggestion-list.module.css';

const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;

export interface SuggestionKeys {
  move(step: 1 | -1): void;
  /** Opens the active suggestion or the first; false when there is none yet. */
  choose(): boolean;
}

type SuggestionListProps = {
  id: string;
  ref: Ref<SuggestionKeys>;
  text: string;
  isOpen: boolean;
  isEnterWaiting: RefObject<boolean>;
  /** Whether there is something to choose, and which of it the arrow keys stand on. */
  onOptions: (hasOptions: boolean, activeId: string | undefined) => void;
  onChosen: () => void;
};

const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
const none: readonly Suggestion[] = [];

export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, isOpen, isEnterWaiting, onOptions, onChosen } = props;
  const reads = useReads();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const wanted = text.trim().replace(/\s+/g, ' ');
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const isEnough = countLetters(wanted) >= MIN_LETTERS;
  const query = useQuery({
    ...reads.catalog.suggestions(settled),
    enabled: isOpen && countLetters(settled) >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const suggestions = (isEnough ? query.data : undefined) ?? none;
  const isCurrent = query.data !== undefined && !query.isPlaceholderData && settled === wanted;
  const [active, setActive] = useState(-1);
  const activeId = suggestions[active] ? `${id}-${active}` : undefined;

  const open = (index: number): boolean => {
    const suggestion = isCurrent ? suggestions[index] : undefined;
    if (!suggestion) return false;
    onChosen();
    void navigate(targetOf(suggestion));
    return true;
  };

  useImperativeHandle(props.ref, () => ({
    move: (step) => setActive((at) => stepIn(suggestions.length, at, step)),
    choose: () => open(Math.max(active, 0)),
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed anew starts at its own first suggestion.
  useEffect(() => setActive(-1), [wanted]);
  useEffect(() => {
    onOptions(suggestions.length > 0, activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, suggestions.length, onOptions]);
  useEffect(() => {
    if (isEnterWaiting.current && isCurrent) {
      isEnterWaiting.current = false;
      open(0);
    }
  });

  if (!isOpen || !isEnough) return null;
  const notice = noticeOf(query, isCurrent, isOnline);
  return (
    <div className={classes.panel}>
      <div id={id} role="listbox" className={classes.list} aria-label={texts.suggestions.label}>
        {suggestions.map((suggestion, index) => (
          <SuggestionLink
            key={suggestion.objectId}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onChosen={onChosen}
          />
        ))}
      </div>
      <div role="status">
        {notice && <p className={classes.notice}>{notice}</p>}
        {notice === texts.suggestions.nothing && <p className={classes.hint}>{texts.suggestions.nothingHint}</p>}
        {isCurrent && suggestions.length > 0 && (
          <span className="visually-hidden">{texts.suggestions.found(suggestions.length)}</span>
        )}
      </div>
    </div>
  );
}

/** Round and round, through the box itself (−1). */
const stepIn = (length: number, at: number, step: 1 | -1): number => {
  const next = at + step;
  if (next < -1) return length - 1;
  return next >= length ? -1 : next;
};

type Answer = { data: readonly Suggestion[] | undefined; error: Error | null; fetchStatus: string };

function noticeOf(query: Answer, isCurrent: boolean, isOnline: boolean): string | undefined {
  if (isCurrent) return query.data?.length === 0 ? texts.suggestions.nothing : undefined;
  if (query.error) return isNoAnswer(query.error) || !isOnline ? texts.suggestions.offline : texts.suggestions.failed;
  if (query.fetchStatus === 'paused') return texts.suggestions.offline;
  return query.data?.length ? undefined : texts.suggestions.searching;
}
