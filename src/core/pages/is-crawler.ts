const CRAWLER = /bot|crawl|spider|slurp|preview|facebookexternalhit/i;

export const isCrawler = (userAgent: string): boolean => CRAWLER.test(userAgent);
