import { Link } from '@tanstack/react-router';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { genericWords } from '../../../../core/text/firm-initials.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { directoryTexts } from './directory-texts.ts';
import { TypeTabs } from './type-tabs.tsx';

const words = directoryTexts.search;
/** Words in the names of half of all firms. */
const generic = new Set(genericWords);
const LOOSER_MAX = 3;
const WORD_LETTERS_MIN = 3;

/** Links to looser searches: without the type, and by each word alone. */
export function NothingFound({ text, type }: { text: string; type: CategoryType | undefined }) {
  const parts = [...new Set(text.split(/\s+/))].filter(
    (part) => part.length >= WORD_LETTERS_MIN && part !== text && !generic.has(part),
  );
  const looser = type === undefined ? parts.slice(0, LOOSER_MAX) : [text];
  return (
    <>
      <Notice heading={words.nothing(text)} hint={words.nothingHint}>
        {looser.map((key) => (
          <Link key={key} to="/suppliers/search/$key" params={{ key }} className={buttonClass()}>
            {words.looser(key)}
          </Link>
        ))}
      </Notice>
      <h2>{words.lists}</h2>
      <TypeTabs />
    </>
  );
}
