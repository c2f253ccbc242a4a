import { useNavigate } from '@tanstack/react-router';
import { texts } from '../../../texts/texts.ts';
import { Button, type ButtonProps } from '../../../ui/kit/button.tsx';
import type { ReadOffer } from './line-offer.ts';

type AddToPartsProps = Pick<ButtonProps, 'look' | 'className' | 'children'> & {
  offer: ReadOffer;
  /** Time of the offer's read. */
  at: number;
};

/** Adds an offer to the parts list. What adds it loads with the first press. */
export function AddToParts({ offer, at, ...rest }: AddToPartsProps) {
  const navigate = useNavigate();
  const open = () => void navigate({ to: '/products/parts-list' });
  return (
    <Button
      aria-label={`${texts.addToParts}: ${offer.supplier.name}`}
      onClick={() => void import('./add-part.ts').then(({ addPart }) => addPart(offer, at, open))}
      {...rest}
    />
  );
}
