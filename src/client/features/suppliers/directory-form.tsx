import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryType } from '../../../core/category-types.ts';
import { suppliersTexts } from '../../texts/suppliers.ts';
import classes from './directory-controls.module.css';

const words = suppliersTexts.directory;

type DirectoryFormProps = {
  categoryType: CategoryType;
  q: string | undefined;
  /** The choices beside the words. */
  children: ReactNode;
};

/** Words of the name within the directory; before hydration the browser itself sends them. */
export function DirectoryForm({ categoryType, q, children }: DirectoryFormProps) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const text = new FormData(form).get('q');
    void navigate({
      to: '.',
      search: (before) => ({ ...before, q: String(text ?? '').trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className={classes.controls}>
      <form
        key={q}
        action={`/suppliers/${categoryType}`}
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{words.search}</button>
      </form>
      {children}
    </div>
  );
}
