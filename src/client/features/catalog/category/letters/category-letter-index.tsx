import type { CategoryBranch } from '../../../../../contract/catalog/category.ts';
import { useOnDevice } from '../../../../ui/device/use-on-device.ts';
import { CategoryLink } from '../category-link.tsx';
import { categoryTexts } from '../category-texts.ts';
import classes from './category-letter-index.module.css';
import type { LetterGroup } from './category-letters.ts';

type LetterGroups = { groups: readonly LetterGroup<CategoryBranch>[] };

const idOf = (letter: string) => `letter-${letter}`;

/** Links to the letters of the index below. */
export function LetterStrip({ groups }: LetterGroups) {
  return (
    <nav aria-label={categoryTexts.letters} className={classes.strip}>
      <ul>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${idOf(letter)}`} aria-label={categoryTexts.toLetter(letter)}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * All names of the page in alphabetical order. Only the device renders it: the server's page already contains the same
 * links, and a copy would make it a third larger.
 */
export function LetterIndex({ groups }: LetterGroups) {
  if (!useOnDevice()) return null;
  return (
    <section aria-labelledby="letters" className={classes.index}>
      <h2 id="letters">{categoryTexts.letters}</h2>
      <div className={classes.columns}>
        {groups.map(({ letter, categories }) => (
          <section key={letter} className={classes.group} aria-labelledby={idOf(letter)}>
            <h3 id={idOf(letter)}>{letter}</h3>
            <ul>
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryLink category={category}>{category.name}</CategoryLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
