import { useAtom } from 'jotai';
import { COMPARED_MAX } from '../../../../core/compare/compare-ids.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { IconButton } from '../../../ui/kit/button.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './compare-toggle.module.css';
import { compareToggleTexts } from './compare-toggle-texts.ts';
import { type ComparedProduct, comparedProductsAtom } from './compared-products.ts';

type CompareToggleProps = {
  product: ComparedProduct;
  /** A table row, a grid card, or the actions of a product page. */
  place: 'row' | 'card' | 'page';
};

/** Adds the product to the comparison or removes it. A toast refuses a fifth product. */
export function CompareToggle({ product: { id, title }, place }: CompareToggleProps) {
  const [compared, setCompared] = useAtom(comparedProductsAtom);
  const isChosen = compared.some((one) => one.id === id);
  const handleClick = () => {
    if (isChosen) setCompared(compared.filter((one) => one.id !== id));
    else if (compared.length < COMPARED_MAX) setCompared([...compared, { id, title }]);
    else showToast({ text: compareToggleTexts.full(COMPARED_MAX) });
  };
  return (
    <IconButton
      look={place === 'page' ? 'tile' : 'icon'}
      label={compareToggleTexts.toggle(title)}
      className={classes[place]}
      aria-pressed={isChosen}
      onClick={handleClick}
    >
      <Icon name="compare" size={20} />
    </IconButton>
  );
}
