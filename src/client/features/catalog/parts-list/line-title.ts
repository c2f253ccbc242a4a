import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';

/** What a line is called: its offer's title, or the text that it was pasted as. */
export const lineTitle = ({ offer, source }: PartsLine): string => offer?.title ?? source ?? '';
