import { useNavigate } from '@tanstack/react-router';
import { suppliersTexts } from '../../texts/suppliers.ts';
import classes from './directory-controls.module.css';
import { searchKey } from './directory-search.ts';

const words = suppliersTexts.directory;

/** Before hydration it leads to the list of those who sell goods, narrowed by the words. */
export function SupplierSearchForm({ text }: { text: string }) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const key = searchKey(String(new FormData(form).get('q') ?? ''));
    if (key !== '') void navigate({ to: '/suppliers/search/$key', params: { key }, search: true });
  };
  return (
    <form
      key={text}
      action="/suppliers/Product"
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <input
        type="search"
        name="q"
        defaultValue={text}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        required
      />
      <button type="submit">{words.search}</button>
    </form>
  );
}
