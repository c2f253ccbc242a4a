import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import type { Suggestion } from '../../../../contract/search/suggestion.ts';
import { useReads } from '../../../data/use-reads.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { toSearchKey } from '../search-key.ts';
import { savedSuggestions } from './queries.ts';
import { useSuggestedDelegations } from './suggested-delegations.ts';
import { type Option, SuggestionLink, targetOf } from './suggestion-link.tsx';
import classes from './suggestion-list.module.css';
import { suggestionsTexts } from './suggestions-texts.ts';

const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;
/** Longer texts get no suggestions. */
const TEXT_MAX = 200;

export interface SuggestionKeys {
  move(step: 1 | -1): void;
  /** Opens the active suggestion; returns false if none is active. */
  choose(): boolean;
}

type SuggestionListProps = {
  id: string;
  ref: Ref<SuggestionKeys>;
  text: string;
  isOpen: boolean;
  /** Reports whether there are options, and the id of the active one. */
  onOptions: (hasOptions: boolean, activeId: string | undefined) => void;
  onChosen: () => void;
  /** The option for all results was chosen. */
  onAll: () => void;
};

const countLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;
const none: readonly Suggestion[] = [];

export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, isOpen, onOptions, onChosen, onAll } = props;
  const reads = useReads();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const wanted = toSearchKey(text);
  const settled = useDebounced(wanted, DEBOUNCE_MS);
  const isEnough = countLetters(wanted) >= MIN_LETTERS;
  const query = useQuery({
    ...reads.search.suggestions(settled.slice(0, TEXT_MAX).toWellFormed()),
    enabled: isOpen && countLetters(settled) >= MIN_LETTERS,
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const isUnanswered = query.isError ? isNoAnswer(query.error) || !isOnline : query.fetchStatus === 'paused';
  const saved = useQuery({
    ...savedSuggestions(settled),
    enabled: isOpen && isUnanswered && countLetters(settled) >= MIN_LETTERS,
    placeholderData: keepPreviousData,
  });
  const shown = isUnanswered ? saved : query;
  const delegations = useSuggestedDelegations(settled, isOpen && !isUnanswered && countLetters(settled) >= MIN_LETTERS);
  const found: readonly Option[] = shown.data ?? none;
  const suggestions = isEnough ? [...found, ...(isUnanswered ? none : delegations)] : none;
  const isCurrent = shown.data !== undefined && !shown.isPlaceholderData && settled === wanted;
  const [active, setActive] = useState(-1);
  // The last option opens all results.
  const optionsCount = suggestions.length > 0 ? suggestions.length + 1 : 0;
  const activeId = active >= 0 && active < optionsCount ? `${id}-${active}` : undefined;

  const open = (): boolean => {
    const suggestion = isCurrent ? suggestions[active] : undefined;
    if (!suggestion) return false;
    onChosen();
    void navigate(targetOf(suggestion));
    return true;
  };

  useImperativeHandle(props.ref, () => ({
    move: (step) => setActive((at) => stepIn(optionsCount, at, step)),
    choose: open,
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text or a closed list resets the active option
  useEffect(() => setActive(-1), [wanted, isOpen]);
  useEffect(() => {
    onOptions(suggestions.length > 0, activeId);
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, suggestions.length, onOptions]);

  if (!isOpen || !isEnough) return null;
  const notice = isUnanswered ? suggestionsTexts.offline : noticeOf(query, isCurrent, suggestions.length);
  return (
    <div className={classes.panel}>
      <div id={id} role="listbox" className={classes.list} aria-label={suggestionsTexts.label}>
        {suggestions.map((suggestion, index) => (
          <SuggestionLink
            key={suggestion.objectId}
            id={`${id}-${index}`}
            suggestion={suggestion}
            isActive={index === active}
            onChosen={onChosen}
          />
        ))}
        {optionsCount > 0 && (
          <Link
            to="/search/$key"
            params={{ key: wanted }}
            search={{}}
            id={`${id}-${suggestions.length}`}
            role="option"
            aria-selected={active === suggestions.length}
            tabIndex={-1}
            className={classes.all}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onAll}
          >
            <Icon name="search" size={20} />
            <span className={classes.text}>
              {searchTexts.allResults} <bdi>«{wanted}»</bdi>
            </span>
          </Link>
        )}
      </div>
      <div role="status">
        {isUnanswered && suggestions.length > 0 && <p className={classes.notice}>{suggestionsTexts.saved}</p>}
        {notice && <p className={classes.notice}>{notice}</p>}
        {notice === suggestionsTexts.nothing && <p className={classes.hint}>{suggestionsTexts.nothingHint}</p>}
        {isCurrent && suggestions.length > 0 && (
          <span className="visually-hidden">{suggestionsTexts.found(suggestions.length)}</span>
        )}
      </div>
    </div>
  );
}

/** Wraps around, through the box itself (−1). */
const stepIn = (length: number, at: number, step: 1 | -1): number => {
  const next = at + step;
  if (next < -1) return length - 1;
  return next >= length ? -1 : next;
};

type Answer = { data: readonly Suggestion[] | undefined; error: Error | null };

function noticeOf(query: Answer, isCurrent: boolean, count: number): string | undefined {
  if (isCurrent) return count === 0 ? suggestionsTexts.nothing : undefined;
  if (query.error) return suggestionsTexts.failed;
  return query.data?.length ? undefined : suggestionsTexts.searching;
}
