import { readData } from '../read-data.ts';
import { type DemoFaqCategory, demoFaqCategory } from './demo-content.ts';

const categories = ['search', 'prices', 'offline', 'keeping', 'account', 'trading', 'contents', 'device'];

/** In the order of the page. */
export const demoFaq: readonly DemoFaqCategory[] = categories.map((category) =>
  readData(`questions/${category}.json`, demoFaqCategory),
);
