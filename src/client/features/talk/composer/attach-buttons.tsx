import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { keepFile } from '../../../parts/files/keep-file.ts';
import type { NewFile } from '../../../parts/files/new-file.ts';
import { FileButton } from '../../../parts/form/file-button.tsx';
import { ATTACHABLE, PICTURES, useFileChoice } from '../../../parts/form/use-file-choice.ts';
import { Button } from '../../../ui/kit/button.tsx';
import { talkTexts } from '../talk-texts.ts';
import classes from './composer.module.css';

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
  const { fault, handleFile, showFault } = useFileChoice({
    words: words.fileFault,
    onFile: async (file) => {
      onKeeping(true);
      const { kept, fault: found } = await keepFile(sub, file);
      onKeeping(false);
      showFault(found && words.fileFault[found]);
      if (kept) onFile(kept);
    },
  });
  const choice = { isBusy: isKeeping, disabled: isFull, onFile: handleFile };
  return (
    <div className={classes.attach}>
      <FileButton {...choice} label={words.camera} accept={PICTURES.join(',')} isCamera />
      <FileButton {...choice} label={words.file} accept={ATTACHABLE.join(',')} />
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
