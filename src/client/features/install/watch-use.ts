import type { AnyRouter } from '@tanstack/react-router';
import { installAnswers, siteUse } from './install-memory.ts';
import { addOpening, isRealUse, mayAsk } from './install-rule.ts';

/** The object whose page an address is; its lists and views are the same. */
const OBJECT = /^\/(?:products|category|supplier)\/(?:\w+\/)?([\da-f]{8}-[\da-f-]{27})/i;

let shownId: string | undefined;

/** Counts the pages that are opened, and tells at each whether it is time to ask. Returns the way to stop. */
export function watchUse(router: AnyRouter, onPage: (isTimeToAsk: boolean) => void): () => void {
  const handlePage = () => {
    const id = OBJECT.exec(router.state.location.pathname)?.[1];
    const isOpened = id !== undefined && id !== shownId;
    shownId = id;
    const now = Date.now();
    const use = isOpened ? addOpening(siteUse.get(), now) : siteUse.get();
    const isKept = !isOpened || siteUse.set(use);
    onPage(isKept && isRealUse(use) && mayAsk(installAnswers.get(), now));
  };
  handlePage();
  return router.subscribe('onResolved', handlePage);
}
