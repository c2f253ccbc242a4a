import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { ATTACHABLE, PICTURES, useFileChoice } from '../../../parts/form/use-file-choice.ts';
import { Button } from '../../../ui/kit/button.tsx';
import type { SentFile } from '../message-operation.ts';
import { talkTexts } from '../talk-texts.ts';
import { attachWrites } from './attach-writes.ts';
import classes from './composer.module.css';

const { composer: words } = talkTexts;
type AttachButtonsProps = { isFull: boolean; onFile: (file: SentFile) => void };

/** A picture of the camera or a file. They go up when they are chosen, so they need the network. */
export function AttachButtons({ isFull, onFile }: AttachButtonsProps) {
  const attach = useMutation(attachWrites(usePrivateApi()).attach());
  const isOnline = useIsOnline();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { fault, handleChoose, handleRefusal } = useFileChoice({
    words: words.fileFault,
    isBusy: attach.isPending,
    onFile: (file) =>
      attach.mutate(file, {
        onSuccess: ({ id, name }) => onFile({ id, name, mime: file.type }),
        onError: handleRefusal,
      }),
  });
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
        accept={ATTACHABLE.join(',')}
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
