import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Name } from '../../ui/name.tsx';
import classes from '../account/cards.module.css';
import { contentEditorTexts as contentWords } from '../content/content-editor-texts.ts';
import { visitorChartTexts as visitWords } from '../visits/visitor-chart-texts.ts';
import { ownPageTexts as pageWords } from './own-page-texts.ts';
import { sellingReads } from './queries.ts';
import { sellingTexts as words } from './selling-texts.ts';

/** The suppliers that the person acts for; nothing for everybody else. */
export function OwnSuppliers() {
  const { data: suppliers = [] } = useQuery(sellingReads(usePrivateApi()).suppliers());
  if (suppliers.length === 0) return null;
  return (
    <section className={classes.screen}>
      <h2>{words.mine}</h2>
      <p className={classes.facts}>{words.mineHint}</p>
      <ul className={classes.cards}>
        {suppliers.map(({ id, name, city, itemsCount }) => (
          <li key={id} className={classes.card}>
            <h3>
              <Name text={name} />
            </h3>
            <p className={classes.facts}>{[city, words.items(itemsCount)].filter(Boolean).join(' · ')}</p>
            <div className={classes.ways}>
              <Link
                to="/profile/suppliers/$supplierId"
                params={{ supplierId: id }}
                aria-label={words.openOffersOf(name)}
                className={buttonClass('secondary', 'compact')}
              >
                {words.openOffers}
              </Link>
              <Link
                to="/profile/suppliers/$supplierId/page"
                params={{ supplierId: id }}
                aria-label={pageWords.openNamed(name)}
                className={buttonClass('secondary', 'compact')}
              >
                {pageWords.open}
              </Link>
              <Link
                to="/profile/suppliers/$supplierId/contents"
                params={{ supplierId: id }}
                aria-label={contentWords.openNamed(name)}
                className={buttonClass('secondary', 'compact')}
              >
                {contentWords.title}
              </Link>
              <Link
                to="/profile/suppliers/$supplierId/visits"
                params={{ supplierId: id }}
                aria-label={visitWords.openOf(name)}
                className={buttonClass('secondary', 'compact')}
              >
                {visitWords.open}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
