import { Suspense } from 'react';
import { useOnDevice } from '../../../ui/device/use-on-device.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import classes from './article-reactions.module.css';
import type { ArticleReactionsProps } from './reactions-part.tsx';

const Part = lazyPart(() => import('./reactions-part.tsx'));

/** Likes and comments of an article, below it. Their code is no part of the page's first load. */
export function ArticleReactions(props: ArticleReactionsProps) {
  const room = <div className={classes.room} />;
  if (!useOnDevice()) return room;
  return (
    <Suspense fallback={room}>
      <Part key={props.pageId} {...props} />
    </Suspense>
  );
}
