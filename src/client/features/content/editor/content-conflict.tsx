import type { PageContent } from '../../../../contract/content/page.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { ContentPreview } from './content-preview.tsx';
import classes from './editor.module.css';

const { conflict: words } = contentEditorTexts;

type ContentConflictProps = {
  theirs: PageContent;
  onKeep: () => void;
  onTake: () => void;
};

/** The other version beside the form, which has one's own: one of both is chosen. */
export const ContentConflict = ({ theirs, onKeep, onTake }: ContentConflictProps) => (
  <section className={classes.conflict} role="alert" aria-labelledby="content-conflict">
    <h3 id="content-conflict">{words.heading}</h3>
    <p>{words.hint}</p>
    <div className={classes.theirs}>
      <ContentPreview content={theirs} />
    </div>
    <div className={classes.choices}>
      <Button onClick={onKeep}>{words.keepMine}</Button>
      <Button onClick={onTake}>{words.takeTheirs}</Button>
    </div>
  </section>
);
