import type { ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage, PageCard } from '../../../contract/content/page.ts';
import { plainText } from '../../../core/content/inline.ts';
import { cardOfContent } from '../packs/pack-contents.ts';

/** More are hardly searched for, and cost memory. */
const CONTENTS_MAX = 1_000;

/** A content as a list shows it, with what its own page tells if the device has that. */
export interface SavedContent {
  card: PageCard;
  /** In milliseconds since 1970. */
  at: number;
  headings: readonly string[];
  /** Undefined without its page. */
  categoryIds: readonly string[] | undefined;
}

/** The contents in the answers that the device has; newer answers win. */
export class SavedContents {
  /** By id; static pages are no results of a search. */
  readonly all = new Map<string, SavedContent>();
  /** Each type's id with the one above it. */
  readonly #parents = new Map<string, string | null>();

  addCard(card: PageCard, at: number): void {
    const known = this.all.get(card.id);
    if (card.pageType === 'static' || (known && known.at >= at) || (!known && this.all.size >= CONTENTS_MAX)) return;
    this.all.set(card.id, { card, at, headings: known?.headings ?? [], categoryIds: known?.categoryIds });
  }

  addPage(page: ContentPage, at: number): void {
    const { id, body, categories, related } = page;
    this.addCard(cardOfContent(page), at);
    const known = this.all.get(id);
    if (known && (known.at <= at || known.categoryIds === undefined)) {
      const headings = body.flatMap((block) => (block.kind === 'heading' ? [plainText(block.text)] : []));
      this.all.set(id, { ...known, headings, categoryIds: categories.map((one) => one.id) });
    }
    for (const one of related) this.addCard(one, at);
  }

  addTypes(types: readonly ContentTypeTree[], parentId: string | null = null): void {
    for (const { id, children } of types) {
      this.#parents.set(id, parentId);
      this.addTypes(children, id);
    }
  }

  /** Whether a type is the other one or lies below it. */
  isTypeWithin(id: string | undefined, aboveId: string): boolean {
    for (let at: string | null | undefined = id; at; at = this.#parents.get(at)) if (at === aboveId) return true;
    return false;
  }
}
