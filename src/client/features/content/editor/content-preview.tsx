import type { PageContent } from '../../../../contract/content/page.ts';
import { contentEditorTexts as words } from '../../../parts/content/content-editor-texts.ts';
import { directionOf } from '../../../ui/name.tsx';
import { Blocks } from '../block/blocks.tsx';
import classes from './editor.module.css';
import { useKnown } from './known-things.ts';

/** A text as the public will read it. */
export function ContentPreview({ content }: { content: PageContent }) {
  const { known } = useKnown();
  const cover = content.cover?.kind === 'image' ? known.pictures[content.cover.fileId] : undefined;
  return (
    <article className={classes.preview} aria-label={words.tabs.preview}>
      <h2 dir={directionOf(content.title)}>{content.title}</h2>
      {content.lead && <p dir={directionOf(content.lead)}>{content.lead}</p>}
      {cover && <img src={cover} alt="" className={classes.picture} />}
      <Blocks
        body={content.body}
        parts={known.parts}
        drawings={known.drawings}
        imageUrl={(fileId) => known.pictures[fileId] ?? ''}
      />
    </article>
  );
}
