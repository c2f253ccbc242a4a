import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Notice } from '../../ui/kit/notice.tsx';
import { sellingTexts } from './selling-texts.ts';

const { offers: words } = sellingTexts;

/** Stands in the place of a supplier that the person does not act for. */
export const NotMine = () => (
  <Notice heading={words.notMine} hint={words.notMineHint}>
    <Link to="/profile/suppliers" className={buttonClass('primary')}>
      {words.toMine}
    </Link>
  </Notice>
);
