import { readData } from '../read-data.ts';
import { type DemoStaticPage, demoStaticPage } from './demo-content.ts';

const names = ['about', 'how-it-work', 'contact', 'terms', 'privacy', 'tariff', 'publishing-rules'];

export const demoStaticPages: readonly DemoStaticPage[] = names.map((name) =>
  readData(`pages/${name}.json`, demoStaticPage),
);
