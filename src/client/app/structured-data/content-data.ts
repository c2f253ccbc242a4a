import { type JsonLd, orAbsent } from './json-ld.ts';

interface Question {
  question: string;
  /** Plain text. */
  answer: string;
}

export const faqData = (questions: readonly Question[]): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

interface Article {
  /** From the site's root. */
  path: string;
  title: string;
  lead?: string | undefined;
  authorName?: string | undefined;
  imageUrl?: string | undefined;
  publishedAt: string;
  updatedAt?: string | undefined;
}

export const articleData = (siteUrl: string, article: Article): JsonLd => ({
  '@type': 'Article',
  headline: article.title,
  description: orAbsent(article.lead),
  url: siteUrl + article.path,
  image: article.imageUrl ? siteUrl + article.imageUrl : undefined,
  author: article.authorName ? { '@type': 'Person', name: article.authorName } : undefined,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: 'fa',
});
