import type { HelpEntry } from '../../../../contract/content/help.ts';
import { Blocks } from '../block/blocks.tsx';
import classes from './help.module.css';
import { helpTexts as words } from './help-texts.ts';

/** What an entry says. */
export const HelpBody = ({ entry: { body, videoId } }: { entry: HelpEntry }) => (
  <div className={classes.body}>
    <Blocks body={body} />
    {videoId && <a href={`/videos#${videoId}`}>{words.video}</a>}
  </div>
);
