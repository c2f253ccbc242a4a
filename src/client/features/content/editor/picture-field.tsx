import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../data/api.ts';
import { usePrivateApi } from '../../../data/session/private-api.ts';
import { contentEditorTexts } from '../../../parts/content/content-editor-texts.ts';
import { FileButton } from '../../../parts/form/file-button.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import classes from './editor.module.css';
import { useKnown } from './known-things.ts';
import { contentWrites } from './mutations.ts';

const { picture: words } = contentEditorTexts;
const ACCEPTED = 'image/jpeg,image/png,image/webp';

type PictureFieldProps = {
  /** Empty: none yet. */
  fileId: string;
  error: string | undefined;
  onChange: (fileId: string) => void;
  onRemove?: () => void;
};

/** A picture of one's own, chosen, replaced or taken away. */
export function PictureField({ fileId, error, onChange, onRemove }: PictureFieldProps) {
  const { known, learn } = useKnown();
  const upload = useMutation(contentWrites(usePrivateApi()).upload());
  const [isOther, setOther] = useState(false);
  /** What is typed while the picture is on its way stays. */
  const latest = useRef(onChange);
  latest.current = onChange;
  const handleFile = (file: File) => {
    const isPicture = ACCEPTED.split(',').includes(file.type);
    setOther(!isPicture);
    if (!isPicture) return upload.reset();
    upload.mutate(file, {
      onSuccess: ({ id }) => {
        learn({ pictures: { [id]: URL.createObjectURL(file) } });
        latest.current(id);
      },
    });
  };
  const failed = upload.error instanceof ApiError ? upload.error.problem?.message : undefined;
  const fault = (isOther && words.onlyPictures) || (upload.error && (failed ?? words.failed)) || error;
  const url = known.pictures[fileId];
  return (
    <div className={classes.group}>
      {url && <img src={url} alt="" className={classes.picture} />}
      <p className={classes.faded}>{words.hint}</p>
      <div className={classes.choices}>
        <FileButton
          label={words.choose}
          text={upload.isPending ? words.sending : fileId ? words.replace : words.add}
          accept={ACCEPTED}
          isBusy={upload.isPending}
          onFile={handleFile}
        />
        {fileId && onRemove && (
          <Button size="compact" onClick={onRemove}>
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
