import { isCode, perFile, withoutComments } from './rule.ts';

const PERSIAN = /['"`>][^'"`<>{}]*[\u0620-\u064a\u066e-\u06d3][^'"`<>{}]*/;

/** The client's Persian texts stand in `src/client/texts`. */
export const checkTexts = perFile((path, text) => {
  if (path.startsWith('src/client/texts/') || !isCode({ path })) return [];
  const persian = PERSIAN.exec(withoutComments(text));
  return persian ? [`${path}: interface texts stand in src/client/texts (${persian[0].trim()})`] : [];
}, 'src/client/');
