import type { AnyRouter } from '@tanstack/react-router';
import { installAnswers, siteUse } from './install-memory.ts';
import { addOpening, isRealUse, mayAsk } from './install-rule.ts';

/** Matches a product, category or supplier page and its lists and views. */
const OBJECT = /^\/(?:products|category|supplier)\/(?:\w+\/)?([\da-f]{8}-[\da-f-]{27})/i;

let shownId: string | undefined;

/** Counts opened pages and reports on each whether to ask for the install. Returns a function that stops it. */
export function watchUse(router: AnyRouter, onPage: (isTimeToAsk: boolean) => void): () => void {
  const handlePage = () => {
    const id = OBJECT.exec(router.state.location.pathname)?.[1];
    const isOpened = id !== undefined && id !== shownId;
    shownId = id;
    const now = Date.now();
    const use = isOpened ? addOpening(siteUse.get(), now) : siteUse.get();
    const isSaved = !isOpened || siteUse.set(use);
    onPage(isSaved && isRealUse(use) && mayAsk(installAnswers.get(), now));
  };
  handlePage();
  return router.subscribe('onResolved', handlePage);
}
