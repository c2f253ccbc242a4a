import { findMatches } from '../../core/text/highlight.ts';
import { HighlightedText } from './highlighted-text.tsx';

/** The text with the prefixes marked that match the searched words. */
export const MarkedText = ({ text, searchKey }: { text: string; searchKey: string }) => (
  <HighlightedText text={text} ranges={findMatches(text, searchKey)} />
);

export const markText = (name: string, text: string) => <MarkedText text={name} searchKey={text} />;
