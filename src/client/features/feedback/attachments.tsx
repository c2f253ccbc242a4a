import { useMutation } from '@tanstack/react-query';
import { FEEDBACK_FILES_MAX } from '../../../core/content/feedback.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { useIsOnline } from '../../offline/connection/use-is-online.ts';
import { FileButton } from '../../parts/form/file-button.tsx';
import { ATTACHABLE, useFileChoice } from '../../parts/form/use-file-choice.ts';
import { RemovableChip } from '../../ui/kit/removable-chip.tsx';
import { attachWrites } from './attach-writes.ts';
import type { AttachedFile } from './attached-file.ts';
import classes from './feedback.module.css';
import { feedbackTexts } from './feedback-texts.ts';

const words = feedbackTexts.files;
type AttachmentsProps = {
  sub: string;
  /** A file that is still on its way is not left behind. */
  onSending: (isSending: boolean) => void;
  files: readonly AttachedFile[];
  /** Gets a function: files may be added and removed while one is sent. */
  onFiles: (change: (files: readonly AttachedFile[]) => readonly AttachedFile[]) => void;
};

/** Pictures and PDFs of the signed-in sender. They are sent when they are chosen, so they need the network. */
export default function Attachments({ sub, files, onFiles, onSending }: AttachmentsProps) {
  const writes = attachWrites(usePrivateApi());
  const attach = useMutation(writes.attach());
  const remove = useMutation(writes.remove());
  const isOnline = useIsOnline();
  const { fault, handleFile, handleRefusal, clearFault } = useFileChoice({
    words,
    onFile: (file) => {
      onSending(true);
      attach.mutate(file, {
        onSuccess: ({ id, name }) => onFiles((before) => [...before, { id, name, sub }]),
        onError: handleRefusal,
        onSettled: () => onSending(false),
      });
    },
  });

  const handleRemove = ({ id }: AttachedFile) => {
    clearFault();
    onFiles((before) => before.filter((one) => one.id !== id));
    remove.mutate(id);
  };
  return (
    <section className={classes.along} aria-labelledby="feedback-files">
      <h2 id="feedback-files">{words.heading}</h2>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <RemovableChip key={file.id} removeLabel={words.remove(file.name)} onRemove={() => handleRemove(file)}>
              <bdi>{file.name}</bdi>
            </RemovableChip>
          ))}
        </ul>
      )}
      {isOnline ? (
        <p className={classes.attach}>
          <FileButton
            label={words.choose}
            text={attach.isPending ? words.sending : words.choose}
            accept={ATTACHABLE.join(',')}
            isBusy={attach.isPending}
            disabled={files.length >= FEEDBACK_FILES_MAX}
            onFile={handleFile}
          />
          <span className={classes.facts}>{words.hint(formatNumber(FEEDBACK_FILES_MAX))}</span>
        </p>
      ) : (
        <p role="status" className={classes.facts}>
          {words.offline}
        </p>
      )}
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}
