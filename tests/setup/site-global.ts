import type { TestProject } from 'vitest/node';
import { requireBrowsers } from '../../scripts/install-chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the running site, without a trailing slash. */
    siteUrl: string;
  }
}

/** Serves the built site once for all browser tests, or uses the running site of TEST_SITE_URL. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  requireBrowsers();
  const given = process.env.TEST_SITE_URL;
  if (given) {
    project.provide('siteUrl', given);
    return undefined;
  }
  const site = await startSite();
  project.provide('siteUrl', site.url);
  return site.stop;
}
