/** What the client's server entry makes of a path: parts of the document, or where to go instead. */
export type DrawnPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; state: string; routeIds: string[]; error: unknown };

export interface PageDeps {
  /** Answers API calls in this process. */
  fetch: typeof fetch;
  apiBase: string;
  /** Where the site stands, without a closing slash. */
  siteUrl: string;
}
