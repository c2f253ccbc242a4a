import { useMutation } from '@tanstack/react-query';
import type { Conversation } from '../../../../contract/conversations/conversation.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { talkWrites } from '../mutations.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './message.module.css';

const { thread: words } = talkTexts;
const HOUR_MS = 3_600_000;
const silences = { hour: HOUR_MS, day: 24 * HOUR_MS, year: 365 * 24 * HOUR_MS } as const;
type Silence = keyof typeof silences;

type ThreadSheetProps = { conversation: Conversation; onReport: () => void; onClose: () => void };

/** Silences a conversation, takes nothing of it any more, or tells the operators of it. */
export default function ThreadSheet({ conversation, onReport, onClose }: ThreadSheetProps) {
  const { id, mutedUntil, isBlocked } = conversation;
  const writes = talkWrites(usePrivateApi());
  const mute = useMutation(writes.mute());
  const block = useMutation(writes.block());
  const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > Date.now();
  const silence = (span: Silence | null, close: () => void) => {
    const until = span && new Date(Date.now() + silences[span]).toISOString();
    mute.mutate({ id, mutedUntil: until }, { onSuccess: close });
  };
  return (
    <Sheet heading={words.menu} onClose={onClose}>
      {(close) => (
        <>
          <p className={classes.about}>{words.muteEffect}</p>
          {!isBlocked && <p className={classes.about}>{words.blockEffect}</p>}
          <div className={sheetFootClass(classes.choices)}>
            {isMuted ? (
              <Button isBusy={mute.isPending} onClick={() => silence(null, close)}>
                {words.unmute}
              </Button>
            ) : (
              (Object.keys(silences) as Silence[]).map((span) => (
                <Button key={span} isBusy={mute.isPending} onClick={() => silence(span, close)}>
                  {`${words.mute}: ${words.muteFor[span]}`}
                </Button>
              ))
            )}
            <Button
              look={isBlocked ? 'secondary' : 'danger'}
              isBusy={block.isPending}
              onClick={() => block.mutate({ id, blocked: !isBlocked }, { onSuccess: close })}
            >
              {isBlocked ? words.unblock : words.block}
            </Button>
            <Button aria-haspopup="dialog" onClick={onReport}>
              {words.report}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
