import { Link } from '@tanstack/react-router';
import type { Suggestion } from '../../../../contract/search/suggestion.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { objectTarget } from '../../../router/object-target.ts';
import { HighlightedText } from '../../../ui/highlighted-text.tsx';
import { Icon, type IconName } from '../../../ui/image/icon.tsx';
import { delegationWords } from '../delegation-texts.ts';
import classes from './suggestion-list.module.css';
import { suggestionsTexts } from './suggestions-texts.ts';

/** A merchant with an official delegation; `objectId` is the delegation's. */
export type SuggestedDelegation = Pick<Suggestion, 'objectId' | 'slug' | 'text' | 'highlight'> & {
  type: 'delegation';
  supplierId: string;
  /** The supplier's name. */
  of: string;
};
export type Option = Suggestion | SuggestedDelegation;

const icons: Record<Option['type'], IconName> = {
  category: 'categories',
  product: 'search',
  supplier: 'supplier',
  page: 'device',
  delegation: 'done',
};

/** The route of a suggestion. */
export function targetOf(option: Option) {
  const { type, objectId, slug } = option;
  if (type === 'delegation')
    return {
      to: '/supplier/$supplierId/merchantDelegations/$',
      params: { supplierId: option.supplierId, _splat: slug },
      hash: objectId,
    } as const;
  return objectTarget(type, objectId, slug);
}

type SuggestionLinkProps = { id: string; suggestion: Option; isActive: boolean; onChosen: () => void };

export function SuggestionLink({ id, suggestion, isActive, onChosen }: SuggestionLinkProps) {
  const { type, text, highlight } = suggestion;
  return (
    <Link
      {...targetOf(suggestion)}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classes.option}
      // Retains the focus in the box, and so the phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
    >
      <Icon name={icons[type]} size={20} />
      <span className={classes.text}>
        <HighlightedText text={text} ranges={highlight} />
      </span>
      <span className={classes.kind}>
        {type === 'delegation' ? delegationWords.of(suggestion.of) : suggestionsTexts.kinds[type]}
        {(type === 'category' || type === 'supplier') && (
          <span className={classes.count}>{formatNumber(suggestion.count)}</span>
        )}
      </span>
    </Link>
  );
}
