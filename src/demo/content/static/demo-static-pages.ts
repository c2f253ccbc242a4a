import type { DemoStaticPage } from '../demo-content.ts';
import { aboutPage } from './about.ts';
import { contactPage } from './contact.ts';
import { howItWorkPage } from './how-it-work.ts';
import { privacyPage } from './privacy.ts';
import { publishingRulesPage } from './publishing-rules.ts';
import { tariffPage } from './tariff.ts';
import { termsPage } from './terms.ts';

export const demoStaticPages: readonly DemoStaticPage[] = [
  aboutPage,
  howItWorkPage,
  contactPage,
  termsPage,
  privacyPage,
  tariffPage,
  publishingRulesPage,
];
