import { Link } from '@tanstack/react-router';
import type { Suggestion } from '../../../../contract/search/suggestion.ts';
import { formatNumber } from '../../../../core/numerals.ts';
import { suggestionsTexts } from '../../../texts/suggestions.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { HighlightedText } from '../highlighted-text.tsx';
import classes from './suggestion-list.module.css';

const icons: Record<Suggestion['type'], IconName> = { category: 'categories', product: 'search', supplier: 'supplier' };

/** The route of a suggestion. */
export function targetOf({ type, objectId, slug }: Suggestion) {
  if (type === 'category')
    return { to: '/category/$categoryId/$', params: { categoryId: objectId, _splat: slug } } as const;
  if (type === 'product')
    return { to: '/products/$productId/$', params: { productId: objectId, _splat: slug } } as const;
  return { to: '/supplier/$supplierId/$', params: { supplierId: objectId, _splat: slug } } as const;
}

type SuggestionLinkProps = { id: string; suggestion: Suggestion; isActive: boolean; onChosen: () => void };

export function SuggestionLink({ id, suggestion, isActive, onChosen }: SuggestionLinkProps) {
  const { type, text, count, highlight } = suggestion;
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
        {suggestionsTexts.kinds[type]}
        {type !== 'product' && <span className={classes.count}>{formatNumber(count)}</span>}
      </span>
    </Link>
  );
}
