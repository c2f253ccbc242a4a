import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { writeCompareIds } from '../../../../core/compare/compare-ids.ts';
import { compareTexts } from '../../../texts/compare.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Name } from '../../../ui/name.tsx';
import { comparedProductsAtom } from '../compared/compared-products.ts';
import classes from './compare-bar.module.css';

/** The products to compare, above the bottom bar of a phone. */
export default function CompareBar() {
  const [compared, setCompared] = useAtom(comparedProductsAtom);
  return (
    <aside className={classes.bar} aria-label={compareTexts.bar}>
      <div className={classes.inner}>
        <ul className={classes.chosen}>
          {compared.map(({ id, title }) => (
            <li key={id}>
              <span>
                <Name text={title} />
              </span>
              <button
                type="button"
                aria-label={compareTexts.remove(title)}
                onClick={() => setCompared(compared.filter((one) => one.id !== id))}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className={classes.clear} onClick={() => setCompared([])}>
          {compareTexts.clear}
        </button>
        <Link
          to="/products/compare"
          search={{ ids: writeCompareIds(compared.map(({ id }) => id)) }}
          className={classes.go}
        >
          {compareTexts.go(compared.length)}
        </Link>
      </div>
    </aside>
  );
}
