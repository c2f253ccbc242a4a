import type { Span } from '../../../../core/need/need-types.ts';
import { NEED_FIELD_ID } from '../need-field-id.ts';

/** Selects words of the sentence in its field, so that typing replaces them. */
export function selectWords([start, end]: Span): void {
  const field = document.getElementById(NEED_FIELD_ID);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(start, end);
}
