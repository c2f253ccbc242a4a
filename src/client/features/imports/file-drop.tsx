import { type DragEvent, useState } from 'react';
import { SHEET_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { FileButton } from '../../parts/form/file-button.tsx';
import classes from './imports.module.css';
import { importTexts as words } from './imports-texts.ts';

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type FileDropProps = {
  hint: string;
  isBusy: boolean;
  fault: string | undefined;
  onFile: (file: File) => void;
};

/** Takes one file: dropped at a desk, chosen anywhere. */
export function FileDrop({ hint, isBusy, fault, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File) => {
    setTooLarge(file.size > SHEET_MAX_BYTES);
    if (file.size <= SHEET_MAX_BYTES) onFile(file);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) take(file);
  };
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const shown = isTooLarge ? words.tooLarge : fault;
  return (
    <section
      aria-label={words.file}
      className={classes.drop}
      data-over={isOver}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <p className={classes.dropHint}>{words.drop}</p>
      <FileButton
        label={words.file}
        text={isBusy ? words.sending : words.choose}
        accept={ACCEPTED}
        isBusy={isBusy}
        onFile={take}
      />
      <p className={classes.facts}>{hint}</p>
      {shown && <p role="alert">{shown}</p>}
    </section>
  );
}
