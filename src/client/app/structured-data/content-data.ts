import type { ContentTypeCard } from '../../../contract/content/content-type.ts';
import type { ContentPage } from '../../../contract/content/page.ts';
import type { MediaVideo } from '../../../contract/content/video.ts';
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

type Article = Pick<
  ContentPage,
  'id' | 'slug' | 'title' | 'lead' | 'seo' | 'coverUrl' | 'supplier' | 'labels' | 'publishedAt' | 'updatedAt'
>;

/** @param siteName who publishes it, and wrote what no supplier has written */
export const articleData = (siteUrl: string, siteName: string, page: Article): JsonLd => ({
  '@type': 'Article',
  headline: page.title,
  description: orAbsent(page.seo.description ?? page.lead),
  url: `${siteUrl}/contents/${page.id}/${page.slug}`,
  image: page.coverUrl ? siteUrl + page.coverUrl : undefined,
  author: { '@type': 'Organization', name: page.supplier?.name ?? siteName },
  publisher: { '@type': 'Organization', name: siteName },
  datePublished: page.publishedAt,
  dateModified: page.updatedAt,
  keywords: orAbsent(page.labels.map(({ title }) => title)),
  inLanguage: 'fa',
});

type Video = Pick<MediaVideo, 'id' | 'title' | 'poster' | 'durationSec' | 'sources' | 'transcript' | 'publishedAt'>;

export const videoData = (siteUrl: string, { id, title, poster, durationSec, sources, ...video }: Video): JsonLd => ({
  '@type': 'VideoObject',
  name: title,
  description: orAbsent(video.transcript),
  url: `${siteUrl}/videos#${id}`,
  thumbnailUrl: siteUrl + poster,
  uploadDate: video.publishedAt,
  duration: `PT${durationSec}S`,
  contentUrl: sources[0] && siteUrl + sources[0].url,
  inLanguage: 'fa',
});

/** @param names of the first page and of the page of contents */
export function contentBreadcrumb(
  siteUrl: string,
  [home, contents]: readonly [string, string],
  type: ContentTypeCard | null,
  here: string,
): JsonLd {
  const links = [
    { name: home, item: `${siteUrl}/` },
    { name: contents, item: `${siteUrl}/contents` },
    ...(type ? [{ name: type.title, item: `${siteUrl}/contents/${type.id}` }] : []),
    { name: here },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: links.map((link, index) => ({ '@type': 'ListItem', position: index + 1, ...link })),
  };
}
