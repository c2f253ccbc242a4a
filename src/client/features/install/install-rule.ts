const MINUTE_MS = 60_000;
/** After a longer pause a new visit starts. */
const VISIT_PAUSE_MS = 30 * MINUTE_MS;
/** Counts at most this time per page: the user may have put the phone away. */
const READING_MAX_MS = MINUTE_MS;
const REFUSAL_LASTS_MS = 90 * 24 * 60 * MINUTE_MS;
const REFUSALS_MAX = 2;

/** The use of the site: opened pages of products, categories and suppliers. Times in milliseconds. */
export interface SiteUse {
  pages: number;
  visits: number;
  activeMs: number;
  lastAt: number;
}

export interface InstallAnswers {
  refusals: number;
  refusedAt: number;
  isInstalled: boolean;
}

export const noUse: SiteUse = { pages: 0, visits: 0, activeMs: 0, lastAt: 0 };
export const noAnswers: InstallAnswers = { refusals: 0, refusedAt: 0, isInstalled: false };

export function addOpening(use: SiteUse, now: number): SiteUse {
  const pause = now - use.lastAt;
  const isSameVisit = use.visits > 0 && pause >= 0 && pause < VISIT_PAUSE_MS;
  return {
    pages: use.pages + 1,
    visits: use.visits + (isSameVisit ? 0 : 1),
    activeMs: use.activeMs + (isSameVisit ? Math.min(pause, READING_MAX_MS) : 0),
    lastAt: now,
  };
}

/** Whether the user returned or stayed long enough to be asked to install. */
export const isRealUse = ({ pages, visits, activeMs }: SiteUse): boolean =>
  (pages >= 3 && visits >= 2) || (pages >= 5 && activeMs >= 2 * MINUTE_MS);

export const mayAsk = ({ refusals, refusedAt, isInstalled }: InstallAnswers, now: number): boolean =>
  !isInstalled && refusals < REFUSALS_MAX && (refusals === 0 || now - refusedAt >= REFUSAL_LASTS_MS);
