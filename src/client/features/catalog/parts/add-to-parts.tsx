import { useRouter } from '@tanstack/react-router';
import { texts } from '../../../texts/app-texts.ts';
import { Button, type ButtonProps } from '../../../ui/kit/button.tsx';
import type { ReadOffer } from './line-offer.ts';

type AddToPartsProps = Pick<ButtonProps, 'look' | 'className' | 'children'> & {
  offer: ReadOffer;
  /** Time of the offer's read. */
  at: number;
  /** Tells it from other buttons of the page. @default the supplier's name */
  name?: string;
};

/** Adds an offer to the parts list. What adds it loads with the first press. */
export function AddToParts({ offer, at, name = offer.supplier.name, ...rest }: AddToPartsProps) {
  const router = useRouter();
  const open = () => void router.navigate({ to: '/products/parts-list' });
  return (
    <Button
      aria-label={`${texts.addToParts}: ${name}`}
      onClick={() => void import('./add-part.ts').then(({ addPart }) => addPart(offer, at, open))}
      {...rest}
    />
  );
}
