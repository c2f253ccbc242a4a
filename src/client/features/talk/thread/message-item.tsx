import type { Message } from '../../../../contract/conversations/message.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { Button, IconButton } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { talkTexts } from '../talk-texts.ts';
import { LinkedProducts } from './linked-products.tsx';
import classes from './message.module.css';
import { MessageFiles } from './message-files.tsx';
import { MessageText } from './message-text.tsx';
import { Quote } from './quote.tsx';

const { message: words } = talkTexts;

export type MessageItemProps = {
  conversationId: string;
  message: Message;
  /** Of the other party. */
  name: string;
  /** The message that it answers, if it is shown. */
  replied: Message | undefined;
  /** How far the other party has read. */
  readTo: number;
  onActions: (seq: number) => void;
  onQuoted: (seq: number) => void;
};

/** A message that the server has. */
export function MessageItem({ conversationId, message, name, replied, readTo, onActions, onQuoted }: MessageItemProps) {
  const { seq, by, isMine, authorName, text, files, replyTo, editedAt, deletedAt, at } = message;
  const isOwn = by === 'own';
  const author = isOwn ? (isMine ? words.you : (authorName ?? words.you)) : name;
  return (
    <article className={classNames(classes.bubble, isOwn && classes.own)} data-seq={seq}>
      <h4 className={isOwn && isMine ? 'visually-hidden' : classes.author}>
        <bdi>{author}</bdi>
      </h4>
      {replyTo && !deletedAt && (
        <Button look="bare" className={classes.quote} onClick={() => onQuoted(replyTo.seq)}>
          <Quote message={replied} name={name} />
        </Button>
      )}
      {text === null ? <p className={classes.gone}>{words.deleted}</p> : text !== '' && <MessageText text={text} />}
      {text && <LinkedProducts text={text} />}
      {files.length > 0 && <MessageFiles conversationId={conversationId} files={files} />}
      <footer className={classes.foot}>
        {deletedAt && text !== null && <span>{words.deletedSince}</span>}
        {editedAt && !deletedAt && <span>{words.edited}</span>}
        <time dateTime={at}>{formatJalali(at, 'time')}</time>
        {isOwn && !deletedAt && <span>{seq <= readTo ? words.states.read : words.states.sent}</span>}
        {!deletedAt && (
          <IconButton label={words.actions} className={classes.more} onClick={() => onActions(seq)}>
            ⋯
          </IconButton>
        )}
      </footer>
    </article>
  );
}
