import { useState } from 'react';
import { FILE_MAX_BYTES } from '../../../core/wire/file-limits.ts';
import { ApiError } from '../../data/api.ts';
import { isNoAnswer } from '../../offline/connection/connection.ts';

export const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** What may go along with a text. */
export const ATTACHABLE = [...PICTURES, 'application/pdf'];

/** Why a file was not taken. */
interface FileWords {
  wrongType: string;
  empty: string;
  tooLarge: string;
  noAnswer: string;
  failed: string;
}

function faultOf({ type, size }: File, words: FileWords): string | undefined {
  if (!ATTACHABLE.includes(type)) return words.wrongType;
  if (size === 0) return words.empty;
  return size > FILE_MAX_BYTES ? words.tooLarge : undefined;
}

type FileChoiceOptions = {
  words: FileWords;
  onFile: (file: File) => void;
};

/** The choice of one picture or PDF, and why it was not taken: by itself, or by the server. */
export function useFileChoice({ words, onFile }: FileChoiceOptions) {
  const [fault, setFault] = useState<string>();
  const handleFile = (file: File) => {
    const found = faultOf(file, words);
    setFault(found);
    if (!found) onFile(file);
  };
  const handleRefusal = (error: Error) =>
    setFault(
      isNoAnswer(error) ? words.noAnswer : (error instanceof ApiError && error.problem?.message) || words.failed,
    );
  return { fault, handleFile, handleRefusal, showFault: setFault, clearFault: () => setFault(undefined) };
}
