import { Button } from '../../../ui/kit/button.tsx';
import { TextInput } from '../../../ui/kit/fields/control.tsx';
import classes from './directory-controls.module.css';
import { directoryTexts } from './directory-texts.ts';

const words = directoryTexts.directory;

type NameSearchProps = {
  /** The current search. */
  text: string | undefined;
  /** URL that the form submits to before hydration, with the text as `q`. */
  action: string;
  required?: boolean;
  onSearch: (text: string) => void;
};

/** Searches suppliers by name, on submit only. */
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
