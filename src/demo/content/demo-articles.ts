import { bearingsArticles } from './bearings/bearings-articles.ts';
import type { DemoArticle } from './demo-content.ts';
import { drivesArticles } from './drives/drives-articles.ts';
import { electricalArticles } from './electrical/electrical-articles.ts';
import { fastenersAndSteelArticles } from './fasteners-and-steel/fasteners-and-steel-articles.ts';
import { measuringArticles } from './measuring/measuring-articles.ts';
import { newsArticles } from './news/news-articles.ts';
import { pipingArticles } from './piping/piping-articles.ts';
import { pumpsArticles } from './pumps/pumps-articles.ts';
import { tradeArticles } from './trade/trade-articles.ts';
import { demoVideos } from './videos/demo-videos.ts';

export const demoArticles: readonly DemoArticle[] = [
  ...bearingsArticles,
  ...pumpsArticles,
  ...drivesArticles,
  ...pipingArticles,
  ...fastenersAndSteelArticles,
  ...electricalArticles,
  ...measuringArticles,
  ...tradeArticles,
  ...newsArticles,
];

/** Keys of the videos that texts may show or link to. */
export const demoVideoKeys: readonly string[] = demoVideos.map(({ key }) => key);
