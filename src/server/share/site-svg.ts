import type { StaticFiles } from '../platform/http/static-files.ts';
import type { Motif } from './paint-picture.ts';

const decoder = new TextDecoder();
/** Glyphs and figures take the colour of the text around them. */
const COLOR = '#0F5B66';

const textOf = (site: StaticFiles, path: string): string | undefined => {
  const file = site.get(path);
  return file && decoder.decode(file.bytes);
};

const inColor = (svg: string): Motif => ({ kind: 'svg', svg: svg.replaceAll('currentColor', COLOR) });

/** A category's sign, from the sheet of all signs. */
export function glyphSvg(site: StaticFiles, name: string): Motif | undefined {
  const sheet = textOf(site, '/glyphs.svg') ?? '';
  const start = sheet.indexOf(`<symbol id="${name}"`);
  const end = sheet.indexOf('</symbol>', start);
  if (start < 0 || end < 0) return undefined;
  const symbol = sheet.slice(start, end).replace('<symbol ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return inColor(`${symbol}</svg>`);
}

/** A house picture of an article. */
export function figureSvg(site: StaticFiles, name: string): Motif | undefined {
  const svg = textOf(site, `/figures/${name}.svg`);
  return svg === undefined ? undefined : inColor(svg);
}
