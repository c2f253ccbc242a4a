import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { FILE_MAX_BYTES } from '../../../../core/wire/file-limits.ts';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { Button } from '../../../ui/kit/button.tsx';
import type { SentFile } from '../message-operation.ts';
import { talkTexts } from '../talk-texts.ts';
import { attachWrites } from './attach-writes.ts';
import classes from './composer.module.css';

const { composer: words } = talkTexts;
const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
const ACCEPTED = [...PICTURES, 'application/pdf'];

function faultOf({ type, size }: File): string | undefined {
  if (!ACCEPTED.includes(type)) return words.fileFault.wrongType;
  if (size === 0) return words.fileFault.empty;
  return size > FILE_MAX_BYTES ? words.fileFault.tooLarge : undefined;
}

function refusalOf(error: Error): string {
  if (isNoAnswer(error)) return words.fileFault.noAnswer;
  return (error instanceof ApiError && error.problem?.message) || words.fileFault.failed;
}

type AttachButtonsProps = { isFull: boolean; onFile: (file: SentFile) => void };

/** A picture of the camera or a file. They go up when they are chosen, so they need the network. */
export function AttachButtons({ isFull, onFile }: AttachButtonsProps) {
  const attach = useMutation(attachWrites(usePrivateApi()).attach());
  const isOnline = useIsOnline();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const handleChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file || attach.isPending) return;
    const found = faultOf(file);
    setFault(found);
    // The same file may be chosen again.
    currentTarget.value = '';
    if (found) return;
    attach.mutate(file, {
      onSuccess: ({ id, name }) => onFile({ id, name, mime: file.type }),
      onError: (error) => setFault(refusalOf(error)),
    });
  };
  return (
    <div className={classes.attach}>
      <input
        ref={camera}
        type="file"
        hidden
        accept={PICTURES.join(',')}
        capture="environment"
        aria-label={words.camera}
        onChange={handleChoose}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED.join(',')}
        aria-label={words.file}
        onChange={handleChoose}
      />
      {[
        { label: words.camera, input: camera },
        { label: words.file, input: chooser },
      ].map(({ label, input }) => (
        <Button
          key={label}
          size="compact"
          isBusy={attach.isPending}
          disabled={isFull || !isOnline}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
      ))}
      <span role="status" className={classes.note}>
        {attach.isPending ? words.uploading : !isOnline && words.offlineFiles}
      </span>
      {fault && (
        <span role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
