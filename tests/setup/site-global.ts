import type { TestProject } from 'vitest/node';
import { requireChromium } from '../../scripts/install-chromium.ts';
import { startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the running site, without a closing slash. */
    siteUrl: string;
  }
}

/** The built site, served once for all browser tests; one that runs already is used as it is (TEST_SITE_URL). */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  requireChromium();
  const given = process.env.TEST_SITE_URL;
  if (given) {
    project.provide('siteUrl', given);
    return undefined;
  }
  const site = await startSite();
  project.provide('siteUrl', site.url);
  return site.stop;
}
