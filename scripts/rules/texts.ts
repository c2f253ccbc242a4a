import { isCode, perFile, withoutComments } from './rule.ts';

const PERSIAN = /['"`>][^'"`<>{}]*[\u0620-\u064a\u066e-\u06d3][^'"`<>{}]*/;

/** The client's Persian words stand beside their screens, in files that say so; those of the whole app in `src/client/texts`. */
const IS_TEXTS = /^src\/client\/(?:.+\/)?[a-z-]+-texts\.ts$/;

export const checkTexts = perFile((path, text) => {
  if (IS_TEXTS.test(path) || !isCode({ path })) return [];
  const persian = PERSIAN.exec(withoutComments(text));
  return persian ? [`${path}: interface texts stand in a file …-texts.ts (${persian[0].trim()})`] : [];
}, 'src/client/');
