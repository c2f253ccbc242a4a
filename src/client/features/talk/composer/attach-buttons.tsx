import { useRef } from 'react';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { ATTACHABLE, PICTURES, useFileChoice } from '../../../parts/form/use-file-choice.ts';
import { Button } from '../../../ui/kit/button.tsx';
import type { NewFile } from '../new-file.ts';
import { talkTexts } from '../talk-texts.ts';
import classes from './composer.module.css';
import { keepFile } from './keep-file.ts';

const { composer: words } = talkTexts;

type AttachButtonsProps = {
  sub: string | null;
  isFull: boolean;
  /** While a file is prepared and kept. */
  isKeeping: boolean;
  onKeeping: (isKeeping: boolean) => void;
  onVoice: () => void;
  onFile: (file: NewFile) => void;
};

/** A picture of the camera or a file. They wait on the device and go up with their message. */
export function AttachButtons({ sub, isFull, isKeeping, onKeeping, onVoice, onFile }: AttachButtonsProps) {
  const isOnline = useIsOnline();
  const camera = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { fault, handleChoose, showFault } = useFileChoice({
    words: words.fileFault,
    isBusy: isKeeping,
    onFile: async (file) => {
      onKeeping(true);
      const { kept, fault: found } = await keepFile(sub, file);
      onKeeping(false);
      showFault(found && words.fileFault[found]);
      if (kept) onFile(kept);
    },
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
        <Button key={label} size="compact" isBusy={isKeeping} disabled={isFull} onClick={() => input.current?.click()}>
          {label}
        </Button>
      ))}
      <Button size="compact" onClick={onVoice}>
        {words.voice}
      </Button>
      <span role="status" className={classes.note}>
        {isKeeping ? words.keeping : !isOnline && words.offlineFiles}
      </span>
      {fault && (
        <span role="alert" className={classes.fault}>
          {fault}
        </span>
      )}
    </div>
  );
}
