import type { PageCard } from '../../../contract/content/page.ts';
import type { PageSort } from '../../../core/content/page-sorts.ts';
import { withinOf } from '../../../core/search/answer-question.ts';
import { withoutAsking } from '../../../core/search/asking-words.ts';
import { rankEntries } from '../../../core/search/rank-entries.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { SavedContent } from './saved-contents.ts';
import type { SavedIndex } from './saved-index.ts';

/** Nobody reads more on a phone without a network. */
const SHOWN_MAX = 200;

export interface SavedContentsScope {
  contentTypeId?: string;
  label?: string;
  categoryId?: string;
  supplierId?: string;
}

/** Contents of this device that a text names, where it asks without the words that only ask. */
export function searchContents({ contents }: SavedIndex, q: string): PageCard[] {
  const named = rankEntries(contents, { text: q });
  const found = named.length > 0 ? named : rankEntries(contents, { text: withoutAsking(q) });
  return found.slice(0, SHOWN_MAX).map(({ entry }) => entry.content.card);
}

/** Contents of this device that a list would have. One whose page the device lacks is in no list of a category. */
export function listContents({ objects, parts }: SavedIndex, scope: SavedContentsScope, sort: PageSort): PageCard[] {
  const { contentTypeId, label, categoryId, supplierId } = scope;
  const isWithin = withinOf(parts.vocabulary);
  const slug = label === undefined ? undefined : toSlug(label);
  const isListed = ({ card, categoryIds }: SavedContent) =>
    (contentTypeId === undefined || objects.contents.isTypeWithin(card.contentType?.id, contentTypeId)) &&
    (slug === undefined || card.labels.some((one) => one.slug === slug)) &&
    (supplierId === undefined || card.supplier?.id === supplierId) &&
    (categoryId === undefined || categoryIds?.some((id) => isWithin(id, [categoryId])) === true);
  const byTime = (a: PageCard, b: PageCard) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt);
  return [...objects.contents.all.values()]
    .filter(isListed)
    .map(({ card }) => card)
    .sort((a, b) => (sort === 'mostLiked' ? b.likeCount - a.likeCount : 0) || byTime(a, b))
    .slice(0, SHOWN_MAX);
}
