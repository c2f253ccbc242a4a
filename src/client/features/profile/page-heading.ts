import { entryOf } from '../../../core/pages/private-pages.ts';
import { profileTexts } from './profile-texts.ts';

const { headings, menu } = profileTexts;

/** @param pattern of the page, or its route id, which may end with a slash */
export const headingOf = (pattern: string): string => headings[pattern.replace(/\/$/, '')] ?? menu[entryOf(pattern)];
