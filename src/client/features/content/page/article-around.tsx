import { Link } from '@tanstack/react-router';
import type { ContentPage } from '../../../../contract/content/page.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { ChipRow, chipClass } from '../../../ui/kit/chip.tsx';
import { Name } from '../../../ui/name.tsx';
import { contentsTexts as words } from '../contents-texts.ts';
import { PageCardView } from '../list/page-card.tsx';
import classes from './article-screen.module.css';

/** Labels, categories and related pages, below the text. */
export function ArticleAround({ page: { labels, categories, related } }: { page: ContentPage }) {
  return (
    <>
      {labels.length > 0 && (
        <ChipRow label={words.labels}>
          {labels.map(({ title, slug }) => (
            <li key={slug}>
              <Link to="/contents/label/$label" params={{ label: slug }} className={chipClass}>
                <Name text={title} />
              </Link>
            </li>
          ))}
        </ChipRow>
      )}
      {categories.length > 0 && (
        <ChipRow label={words.categories}>
          {categories.map(({ id, name, slug, glyph }) => (
            <li key={id}>
              <Link to="/category/$categoryId/$" params={{ categoryId: id, _splat: slug }} className={chipClass}>
                <Glyph name={glyph} size={20} />
                <Name text={name} />
              </Link>
            </li>
          ))}
        </ChipRow>
      )}
      {related.length > 0 && (
        <section className={classes.related} aria-labelledby="related-pages">
          <h2 id="related-pages">{words.related}</h2>
          <ul>
            {related.map((one) => (
              <li key={one.id}>
                <PageCardView page={one} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
