import { useNavigate, useParams } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { texts } from '../../../texts/app-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { IconButton } from '../../../ui/kit/button.tsx';
import { frameClass, TextInput } from '../../../ui/kit/fields/control.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { typedSerchKeyAtom } from '../atoms.ts';
import { hasWord, toSearchKey } from '../search-key.ts';
import { SEARCH_INPUT_ID } from './focus-search.ts';
import classes from './search-box.module.css';
import type { SuggestionKeys } from './suggestion-list.tsx';

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx'));

const LIST_ID = 'search-suggestions';

/**
 * The page's search box. The chunk of the suggestions loads on first focus. Before hydration it is a plain form, which
 * the home page redirects to the results.
 */
export function SearchBox({ isLarge = false }: { isLarge?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const navigate = useNavigate();
  const shownKey = toSearchKey(useParams({ strict: false, select: (params) => params.key ?? '' }));
  const [text, setText] = useAtom(typedSerchKeyAtom);
  const [isOpen, setOpen] = useState(false);
  const [isStarted, setStarted] = useState(false);
  const [options, setOptions] = useState<{ hasAny: boolean; activeId?: string | undefined }>({ hasAny: false });
  const handleOptions = useCallback(
    (hasAny: boolean, activeId: string | undefined) => setOptions({ hasAny, activeId }),
    [],
  );

  // Takes the text typed before hydration.
  useEffect(() => setText(input.current?.value ?? ''), [setText]);
  // Shows the key of the current results, unless the user is typing.
  useEffect(() => {
    const field = input.current;
    if (!field || document.activeElement === field) return;
    field.value = shownKey;
    setText(shownKey);
  }, [shownKey, setText]);

  const change = (value: string) => {
    if (input.current && input.current.value !== value) input.current.value = value;
    setText(value);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const leave = () => {
    close();
    input.current?.blur();
  };
  const submit = () => {
    const key = toSearchKey(input.current?.value ?? '');
    if (keys.current?.choose() || !hasWord(key)) return;
    leave();
    void navigate({ to: '/search/$key', params: { key }, search: {} });
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
        submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div className={frameClass(classes.field)}>
        <Icon name="search" size={22} />
        <TextInput
          ref={input}
          id={SEARCH_INPUT_ID}
          name="q"
          defaultValue={shownKey}
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
          <IconButton
            label={texts.shell.clearSearch}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={20} />
          </IconButton>
        )}
      </div>
      {isStarted && (
        <Suspense fallback={null}>
          <SuggestionList
            id={LIST_ID}
            ref={keys}
            text={text}
            isOpen={isOpen}
            onOptions={handleOptions}
            onChosen={() => {
              change('');
              leave();
            }}
            onAll={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
