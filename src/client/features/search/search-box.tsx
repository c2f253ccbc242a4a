import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { SEARCH_INPUT_ID } from './focus-search.ts';
import classes from './search-box.module.css';
import type { SuggestionKeys } from './suggestion-list.tsx';

const SuggestionList = lazy(() => import('./suggestion-list.tsx'));

const LIST_ID = 'search-suggestions';

/**
 * The page's one search box. Its suggestions, with their code, come at the first focus; before hydration it is a form
 * that leads home.
 */
export function SearchBox({ isLarge = false }: { isLarge?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  /** Enter came before the answer: the first suggestion is wanted as soon as there is one. */
  const isEnterWaiting = useRef(false);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [options, setOptions] = useState<{ hasAny: boolean; activeId?: string | undefined }>({ hasAny: false });
  const handleOptions = useCallback(
    (hasAny: boolean, activeId: string | undefined) => setOptions({ hasAny, activeId }),
    [],
  );

  // What was typed before hydration.
  useEffect(() => setText(input.current?.value ?? ''), []);

  const change = (value: string) => {
    isEnterWaiting.current = false;
    if (input.current && input.current.value !== value) input.current.value = value;
    setText(value);
    setOpen(true);
  };
  const close = () => {
    isEnterWaiting.current = false;
    setOpen(false);
  };
  const choose = () => {
    if (!keys.current?.choose()) isEnterWaiting.current = true;
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isOpen && text !== '') {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape') change('');
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      keys.current?.move(event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form itself is the search landmark, and works before hydration.
    <form
      role="search"
      action="/"
      className={isLarge ? classes.large : classes.box}
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(true);
        choose();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={classes.field}>
        <Icon name="search" size={22} />
        <input
          ref={input}
          id={SEARCH_INPUT_ID}
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={texts.header.searchLabel}
          aria-autocomplete="list"
          aria-expanded={isOpen && options.hasAny}
          aria-controls={LIST_ID}
          aria-activedescendant={isOpen ? options.activeId : undefined}
          placeholder={texts.shell.searchPlaceholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={() => {
            setStarted(true);
            setOpen(true);
          }}
          onInput={(event) => change(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        {text !== '' && (
          <button
            type="button"
            className={classes.clear}
            aria-label={texts.shell.clearSearch}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      {isStarted && (
        <Suspense fallback={null}>
          <SuggestionList
            id={LIST_ID}
            ref={keys}
            text={text}
            isOpen={isOpen}
            isEnterWaiting={isEnterWaiting}
            onOptions={handleOptions}
            onChosen={() => {
              change('');
              close();
              input.current?.blur();
            }}
          />
        </Suspense>
      )}
    </form>
  );
}
