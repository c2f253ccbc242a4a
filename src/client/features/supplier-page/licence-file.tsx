import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { LICENCE_FILE_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { usePrivateApi } from '../../data/session/private-api.ts';
import { faultText } from '../../parts/form/field-faults.ts';
import { ownPageTexts } from '../../parts/selling/own-page-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { licenceFileWrites } from './mutations.ts';
import classes from './supplier-page.module.css';

const { file: words } = ownPageTexts.licences;
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';

type LicenceFileProps = {
  /** Of the licence, from 1. */
  number: number;
  fileId: string | undefined;
  onChange: (fileId: string | undefined) => void;
};

/** The scan of a licence: a picture or a PDF, chosen, replaced or taken away. */
export function LicenceFile({ number, fileId, onChange }: LicenceFileProps) {
  const upload = useMutation(licenceFileWrites(usePrivateApi()).upload());
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const handleChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file || upload.isPending) return;
    // The same file may be chosen again.
    currentTarget.value = '';
    setTooLarge(file.size > LICENCE_FILE_MAX_BYTES);
    if (file.size > LICENCE_FILE_MAX_BYTES) upload.reset();
    else upload.mutate(file, { onSuccess: ({ id }) => onChange(id) });
  };
  const fault = isTooLarge
    ? words.tooLarge
    : upload.error && faultText(upload.error, { ...words, changedElsewhere: words.failed });
  return (
    <div className={classes.wide}>
      <p className={classes.faded}>{fileId ? words.attached : words.hint}</p>
      <div className={classes.choices}>
        <input ref={input} type="file" hidden accept={ACCEPTED} aria-label={words.of(number)} onChange={handleChoose} />
        <Button size="compact" isBusy={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? words.sending : fileId ? words.replace : words.add}
        </Button>
        {fileId && (
          <Button size="compact" onClick={() => onChange(undefined)}>
            {words.remove}
          </Button>
        )}
      </div>
      {fault && (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
