import type { MediaVideo } from '../../../../contract/content/video.ts';
import { foldText, searchTerms } from '../../../../core/text/persian.ts';

/** As the server searches: every word in the title, the topic or the transcript. */
export function findVideos(videos: readonly MediaVideo[], { q, topic }: { q: string; topic: string | undefined }) {
  const words = searchTerms(q);
  if (words.length === 0 && q.trim() !== '') return [];
  return videos.filter((video) => {
    if (topic !== undefined && video.topic !== topic) return false;
    const text = foldText([video.title, video.topic, video.transcript].join(' '));
    return words.every((word) => text.includes(word));
  });
}
