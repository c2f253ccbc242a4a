import type { ReactNode } from 'react';
import type { ProductDocument as DocumentFacts } from '../../../../contract/catalog/product.ts';
import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { Name } from '../../../ui/name.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import classes from './terms/product-terms.module.css';

/** What an electronic document or standard is, to be sure it is the right one. */
export function ProductDocument({ document }: { document: DocumentFacts }) {
  const words = productPageTexts;
  const facts: [name: string, value: ReactNode][] = [
    [words.standardNo, document.standardNo && <bdi dir="ltr">{document.standardNo}</bdi>],
    [words.organisation, document.organisation && <Name text={document.organisation} />],
    [words.edition, document.edition && <Name text={document.edition} />],
    [words.year, document.year !== undefined && toPersianDigits(document.year)],
    [words.language, document.language && <Name text={document.language} />],
    [words.pages, document.pages !== undefined && formatNumber(document.pages)],
    [words.supersedes, document.supersedes && <bdi dir="ltr">{document.supersedes}</bdi>],
    [words.licence, document.licence && <Name text={document.licence} />],
  ];
  return (
    <section className={classes.section} aria-labelledby="document">
      <h2 id="document">{words.document}</h2>
      <dl className={classes.terms}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
