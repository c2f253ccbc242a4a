import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { TextInput } from '../../ui/kit/fields/control.tsx';
import classes from './offer-search.module.css';

const { offers: words } = sellingTexts;
const LENGTH_MAX = 100;

type OfferSearchProps = {
  /** The current search. */
  text: string;
  onSearch: (text: string) => void;
};

/** Searches on submit only. */
export const OfferSearch = ({ text, onSearch }: OfferSearchProps) => (
  <form
    className={classes.search}
    onSubmit={(event) => {
      event.preventDefault();
      onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
    }}
  >
    <TextInput
      type="search"
      name="q"
      defaultValue={text}
      aria-label={words.search}
      placeholder={words.searchHint}
      maxLength={LENGTH_MAX}
      autoComplete="off"
      enterKeyHint="search"
    />
    <Button type="submit">{words.find}</Button>
  </form>
);
