import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { MESSAGE_FILES_MAX, MESSAGE_MAX_LENGTH } from '../../../../core/talk/talk-limits.ts';
import type { Draft } from '../../../offline/drafts/use-draft.ts';
import { dropKept, keepFile } from '../../../parts/files/keep-file.ts';
import { useStoring } from '../../../parts/form/use-storing.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Button, IconButton } from '../../../ui/kit/button.tsx';
import { TextArea } from '../../../ui/kit/fields/control.tsx';
import { RemovableChip } from '../../../ui/kit/removable-chip.tsx';
import { lazyContent } from '../../../ui/lazy-part.tsx';
import { directionOf } from '../../../ui/name.tsx';
import { talkTexts } from '../talk-texts.ts';
import { AttachButtons } from './attach-buttons.tsx';
import classes from './composer.module.css';
import { EMPTY_DRAFT, type MessageDraft } from './message-draft.ts';
import { type Place, sendMessage } from './send-message.ts';

const { composer: words } = talkTexts;
/** A longer text scrolls in its field. */
const ROWS_MAX = 6;

const Recorder = lazyContent(() => import('../voice/recorder.tsx').then((part) => part.default));

type ComposerProps = {
  sub: string | null;
  place: Place;
  draft: Draft<MessageDraft>;
  onSent?: () => void;
  /** A composer that goes while it records, keeps a file or stores a message, loses it. */
  onBusy?: (isBusy: boolean) => void;
};

/** Writes a message. What is typed is on the device at once; what is sent waits in the outbox until the server has it. */
export function Composer({ sub, place, draft, onSent, onBusy }: ComposerProps) {
  const { text, replyTo, files } = draft.value;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRecording, setRecording] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const latest = useRef(draft.value);
  latest.current = draft.value;
  const isTooLong = text.trim().length > MESSAGE_MAX_LENGTH;
  const isEmpty = text.trim() === '' && files.length === 0;
  // Files come while the text is typed on.
  const change = (changes: Partial<MessageDraft>) => draft.change({ ...latest.current, ...changes });
  const { isStoring, submit: send } = useStoring(draft.value, async (sent) => {
    if (isEmpty || isTooLong || !(await sendMessage(sub, place, sent))) return;
    // What was typed meanwhile is the next message.
    if (latest.current === sent) draft.drop(EMPTY_DRAFT);
    else change({ replyTo: null, files: latest.current.files.filter((one) => !sent.files.includes(one)) });
    onSent?.();
    field.current?.focus();
  });
  const isBusy = isStoring || isRecording || isKeeping;
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  /** What is typed stays: a voice note is a message of its own. */
  const sendVoice = async (file: File) => {
    const { kept, fault } = await keepFile(sub, file);
    if (!kept) return words.fileFault[fault ?? 'failed'];
    if (!(await sendMessage(sub, place, { text: '', replyTo: latest.current.replyTo, files: [kept] }))) {
      void dropKept(kept);
      return words.fileFault.failed;
    }
    change({ replyTo: null });
    onSent?.();
    return undefined;
  };
  const closeRecorder = () => {
    setRecording(false);
    // The recorder had the focus.
    requestAnimationFrame(() => field.current?.focus());
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const handleKey = (event: KeyboardEvent) => {
    // On a phone the key begins a new line.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending || !(event.ctrlKey || event.metaKey || matchMedia('(pointer: fine)').matches)) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.composer} onSubmit={handleSubmit}>
      {replyTo && (
        <p className={classes.reply}>
          <span>
            {words.replyTo} <bdi>{replyTo.excerpt}</bdi>
          </span>
          <IconButton label={words.cancelReply} onClick={() => change({ replyTo: null })}>
            <Icon name="close" size={18} />
          </IconButton>
        </p>
      )}
      {files.length > 0 && (
        <ul className={classes.chips}>
          {files.map((file) => (
            <RemovableChip
              key={file.id}
              removeLabel={words.removeFile(file.name)}
              onRemove={() => {
                change({ files: files.filter((one) => one !== file) });
                void dropKept(file);
              }}
            >
              <bdi>{file.name}</bdi>
            </RemovableChip>
          ))}
        </ul>
      )}
      {isRecording ? (
        <Suspense fallback={null}>
          <Recorder onSend={sendVoice} onClose={closeRecorder} />
        </Suspense>
      ) : (
        <>
          <div className={classes.line}>
            <TextArea
              ref={field}
              className={classes.field}
              aria-label={words.label}
              placeholder={words.placeholder}
              rows={Math.min(ROWS_MAX, text.split('\n').length)}
              dir={text ? directionOf(text) : undefined}
              aria-invalid={isTooLong || undefined}
              value={text}
              onChange={({ currentTarget }) => change({ text: currentTarget.value })}
              onKeyDown={handleKey}
            />
            <Button look="primary" type="submit" disabled={isEmpty || isTooLong}>
              {words.send}
            </Button>
          </div>
          {isTooLong && (
            <p role="alert" className={classes.fault}>
              {words.tooLong(formatNumber(MESSAGE_MAX_LENGTH))}
            </p>
          )}
          <AttachButtons
            sub={sub}
            isFull={files.length >= MESSAGE_FILES_MAX}
            isKeeping={isKeeping}
            onKeeping={setKeeping}
            onVoice={() => setRecording(true)}
            onFile={(file) => change({ files: [...latest.current.files, file] })}
          />
        </>
      )}
    </form>
  );
}
