/** What the client's server entry renders for a path: parts of the document, or a redirect. */
export type DrawnPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; state: string; routeIds: string[]; error: unknown };

export interface PageDeps {
  /** Answers API calls in this process. */
  fetch: typeof fetch;
  apiBase: string;
  /** URL of the site without a trailing slash. */
  siteUrl: string;
}
