import { Link } from '@tanstack/react-router';
import { sellingTexts } from '../../../texts/selling.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';

const { offers: words } = sellingTexts;

/** Stands in the place of a supplier that the person does not act for. */
export const NotMine = () => (
  <Notice heading={words.notMine} hint={words.notMineHint}>
    <Link to="/profile/suppliers" className={buttonClass('primary')}>
      {words.toMine}
    </Link>
  </Notice>
);
