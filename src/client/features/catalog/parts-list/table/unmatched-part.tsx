import { Link } from '@tanstack/react-router';
import type { LineOffer, PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { Price } from '../../../../ui/money/price.tsx';
import { Name } from '../../../../ui/name.tsx';
import { deviceParts } from '../../parts/device-parts.ts';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import type { LineMatch } from '../match-lines.ts';
import classes from './unmatched-part.module.css';

type UnmatchedPartProps = { line: PartsLine; match: LineMatch | undefined };

const choose = (id: string, offer: LineOffer) =>
  void deviceParts.change((lines) =>
    lines.map((line) => (line.id === id ? { ...line, offerId: offer.id, offer } : line)),
  );

/** Why a pasted line has no offer yet, with the offers that it may mean. */
export function UnmatchedPart({ line: { id, text }, match = { kind: 'asking' } }: UnmatchedPartProps) {
  if (match.kind === 'asking') return <span className={classes.state}>{words.asking}</span>;
  if (match.kind === 'several') {
    return (
      <div className={classes.several}>
        <p className={classes.state}>{match.isSaved ? words.severalSaved : words.several}</p>
        <ul>
          {match.candidates.map((offer) => (
            <li key={offer.id}>
              <Button look="quiet" className={classes.candidate} onClick={() => choose(id, offer)}>
                <span>
                  <Name text={offer.title} />
                </span>
                <span className={classes.price}>
                  <Price of={offer} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <span className={classes.state}>
      <strong>{words[match.kind]}</strong>{' '}
      {text && (
        <Link to="/search/$key" params={{ key: text }} className={classes.search}>
          {words.searchIt}
        </Link>
      )}
    </span>
  );
}
