import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { texts } from '../../texts/app-texts.ts';
import { Icon } from '../../ui/image/icon.tsx';
import { partsCountAtom } from '../catalog/parts/parts-count.ts';

/** To the parts list, with the number of its lines. */
export function PartsListLink({ className }: { className: string | undefined }) {
  const count = useAtomValue(partsCountAtom);
  return (
    <Link to="/products/parts-list" className={className}>
      <Icon name="parts" />
      <span>
        {texts.parts} {count > 0 && <b>{formatNumber(count)}</b>}
      </span>
    </Link>
  );
}
