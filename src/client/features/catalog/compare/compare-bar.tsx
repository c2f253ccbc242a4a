import { Link, useNavigate } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { writeCompareIds } from '../../../../core/compare/compare-ids.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button, buttonClass, IconButton } from '../../../ui/kit/button.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { Name } from '../../../ui/name.tsx';
import { comparedProductsAtom } from '../compared/compared-products.ts';
import classes from './compare-bar.module.css';
import { compareTexts } from './compare-texts.ts';

/** The products to compare, above the bottom bar of a phone. */
export default function CompareBar() {
  const navigate = useNavigate();
  const [compared, setCompared] = useAtom(comparedProductsAtom);
  return (
    <aside className={classes.bar} data-bar="compare" aria-label={compareTexts.bar}>
      <div className={classes.inner}>
        <ul className={classes.chosen}>
          {compared.map(({ id, title }) => (
            <RemovableChip
              key={id}
              className={classes.one}
              removeLabel={compareTexts.remove(title)}
              onRemove={() => setCompared(compared.filter((one) => one.id !== id))}
            >
              <span>
                <Name text={title} />
              </span>
            </RemovableChip>
          ))}
        </ul>
        <IconButton
          label={texts.addToParts}
          onClick={() =>
            void import('../parts/add-part.ts').then(({ addOffers }) =>
              addOffers(
                compared.map(({ id }) => id),
                () => void navigate({ to: '/products/parts-list' }),
              ),
            )
          }
        >
          <Icon name="parts" size={22} />
        </IconButton>
        <Button look="quiet" className={classes.clear} onClick={() => setCompared([])}>
          {compareTexts.clear}
        </Button>
        <Link
          to="/products/compare"
          search={{ ids: writeCompareIds(compared.map(({ id }) => id)) }}
          className={buttonClass('primary', 'compact', classes.go)}
        >
          {compareTexts.go(compared.length)}
        </Link>
      </div>
    </aside>
  );
}
