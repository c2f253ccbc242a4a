import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import { EDIT_MS } from '../../../../core/talk/talk-limits.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { classNames } from '../../../ui/kit/class-names.ts';
import { ConfirmSheet } from '../../../ui/kit/confirm-sheet.tsx';
import { Sheet, sheetFootClass } from '../../../ui/kit/sheet.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { talkWrites } from '../mutations.ts';
import { talkTexts } from '../talk-texts.ts';
import { EditSheet } from './edit-sheet.tsx';
import classes from './message.module.css';
import { excerptOf } from './quote.tsx';

const { message: words, thread } = talkTexts;

type MessageSheetProps = {
  conversationId: string;
  /** As it is now: another device may change it meanwhile. */
  message: Message;
  /** Undefined where one may not write. */
  onReply: (() => void) | undefined;
  /** Undefined for one's own, and where one may not write. */
  onReport: (() => void) | undefined;
  onClose: () => void;
};

/** What can be done with a message. */
export default function MessageSheet({ conversationId, message, onReply, onReport, onClose }: MessageSheetProps) {
  const [step, setStep] = useState<'choose' | 'edit' | 'delete'>('choose');
  const remove = useMutation(talkWrites(usePrivateApi()).remove());
  const now = useNow() ?? Date.now();
  const { id, isMine, text, editNo, at, deletedAt } = message;
  if (step === 'edit') return <EditSheet conversationId={conversationId} message={message} onClose={onClose} />;
  if (step === 'delete')
    return (
      <ConfirmSheet
        heading={words.deletion.heading}
        confirm={words.deletion.confirm}
        cancel={words.deletion.cancel}
        isBusy={remove.isPending}
        onConfirm={(close) =>
          remove.mutate({ conversationId, messageId: id, editNo }, { onSuccess: close, onError: close })
        }
        onClose={onClose}
      >
        {words.deletion.effect}
      </ConfirmSheet>
    );
  const copy = (close: () => void) => {
    void navigator.clipboard?.writeText(text ?? '').then(() => showToast({ kind: 'done', text: words.copied }));
    close();
  };
  const canEdit = isMine && deletedAt === null && text !== '' && now - Date.parse(at) < EDIT_MS;
  return (
    <Sheet heading={words.actions} onClose={onClose}>
      {(close) => (
        <>
          <p className={classNames(classes.about, classes.excerpt)}>
            <bdi>{excerptOf(message)}</bdi>
          </p>
          <div className={sheetFootClass(classes.choices)}>
            {onReply && (
              <Button
                look="primary"
                onClick={() => {
                  onReply();
                  close();
                }}
              >
                {words.reply}
              </Button>
            )}
            {text && <Button onClick={() => copy(close)}>{words.copy}</Button>}
            {canEdit && <Button onClick={() => setStep('edit')}>{words.edit}</Button>}
            {isMine && deletedAt === null && (
              <Button look="danger" onClick={() => setStep('delete')}>
                {words.delete}
              </Button>
            )}
            {onReport && (
              <Button aria-haspopup="dialog" onClick={onReport}>
                {words.report}
              </Button>
            )}
            <Button look="quiet" onClick={close}>
              {thread.cancel}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}
