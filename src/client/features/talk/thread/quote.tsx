import type { Message } from '../../../../contract/conversations/message.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './message.module.css';

const { message: words, list } = talkTexts;

/** What is answered, in short. */
export function Quote({ message, name }: { message: Message | undefined; name: string }) {
  if (!message) return <span className={classes.quoted}>{words.quotedEarlier}</span>;
  return (
    <span className={classes.quoted}>
      <b>
        {words.quoted(message.by === 'own' ? (message.isMine ? words.you : (message.authorName ?? words.you)) : name)}
      </b>
      <bdi className={classes.excerpt}>{excerptOf(message)}</bdi>
    </span>
  );
}

export function excerptOf({ text, files }: Pick<Message, 'text' | 'files'>): string {
  if (text === null) return list.deleted;
  return text || list.files(formatNumber(files.length));
}
