import { findMatches } from '../../../core/highlight.ts';
import { HighlightedText } from './highlighted-text.tsx';

/** The text as it is, with the stretches marked that the searched words begin. */
export const MarkedText = ({ text, searchKey }: { text: string; searchKey: string }) => (
  <HighlightedText text={text} ranges={findMatches(text, searchKey)} />
);
