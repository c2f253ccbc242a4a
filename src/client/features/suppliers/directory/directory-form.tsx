import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { HelpButton } from '../../../ui/help-button.tsx';
import classes from './directory-controls.module.css';
import { NameSearch } from './name-search.tsx';

type DirectoryFormProps = {
  categoryType: CategoryType;
  q: string | undefined;
  /** The other filters. */
  children: ReactNode;
};

/** Searches the directory by name, with its other filters. */
export function DirectoryForm({ categoryType, q, children }: DirectoryFormProps) {
  const navigate = useNavigate();
  const search = (text: string) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, q: text.trim() || undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes.controls}>
      <NameSearch text={q} action={`/suppliers/${categoryType}`} onSearch={search} />
      {children}
      <HelpButton id="suppliers.directory" />
    </div>
  );
}
