import { suppliersTexts } from '../../../texts/suppliers/suppliers.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/control.tsx';
import classes from './directory-controls.module.css';

const words = suppliersTexts.directory;

type NameSearchProps = {
  /** What is searched for now. */
  text: string | undefined;
  /** Where the browser itself sends the words, as `q`, before hydration. */
  action: string;
  required?: boolean;
  onSearch: (text: string) => void;
};

/** Words of suppliers' names; nothing is searched for before they are sent. */
export function NameSearch({ text, action, required, onSearch }: NameSearchProps) {
  return (
    <form
      key={text}
      action={action}
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get('q') ?? ''));
      }}
    >
      <TextInput
        type="search"
        name="q"
        defaultValue={text}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        required={required}
      />
      <Button type="submit" size="compact">
        {words.search}
      </Button>
    </form>
  );
}
