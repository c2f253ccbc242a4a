import { z } from 'zod';
import { readData } from '../read-data.ts';
import { type DemoArticle, demoArticle } from './demo-content.ts';

const subjects = [
  'bearings',
  'pumps',
  'drives',
  'piping',
  'fasteners-and-steel',
  'electrical',
  'measuring',
  'trade',
  'news',
];

export const demoArticles: readonly DemoArticle[] = subjects.flatMap((subject) =>
  readData(`articles/${subject}.json`, z.array(demoArticle)),
);
