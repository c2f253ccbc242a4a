import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../ui/kit/button.tsx';

type FileButtonProps = {
  /** Of the input, which only assistive technology and tests see. */
  label: string;
  /** @default the label */
  text?: string;
  /** Media types or endings, as the input takes them. */
  accept: string;
  /** The camera of a phone, where it has one. @default false */
  isCamera?: boolean;
  /** While one file is on its way no other is taken. */
  isBusy: boolean;
  disabled?: boolean;
  onFile: (file: File) => void;
};

/** A button that opens the device's choice of one file. */
export function FileButton({ label, text = label, accept, isCamera, isBusy, disabled, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file || isBusy) return;
    // The same file may be chosen again.
    currentTarget.value = '';
    onFile(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        aria-label={label}
        onChange={handleChange}
      />
      <Button size="compact" isBusy={isBusy} disabled={disabled} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  );
}
