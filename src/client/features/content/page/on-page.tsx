import type { Block } from '../../../../contract/content/block.ts';
import { Name } from '../../../ui/name.tsx';
import { headingsOf } from '../block/headings.ts';
import { contentsTexts as words } from '../contents-texts.ts';
import classes from './article-screen.module.css';

/** Fewer headings are in sight as one reads. */
const HEADINGS_MIN = 3;

/** The way to the parts of a long text. */
export function OnPage({ body }: { body: readonly Block[] }) {
  const headings = [...headingsOf(body).values()].filter(({ level }) => level === 2);
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav aria-label={words.onPage} className={classes.onPage}>
      <p>{words.onPage}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Name text={text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
