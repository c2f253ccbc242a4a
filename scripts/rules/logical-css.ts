import type { SourceFile } from './rule.ts';

/** On the declaration's line or the line before, with the reason: content that is always left-to-right. */
const EXCEPTION = /\/\* physical: \S.*\*\//;

const PHYSICAL_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom)|(?:border-)?(?:left|right|top|bottom)(?:-(?:width|color|style))?|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height))$/;
const SIDED_PROPERTY = /^(?:float|clear|text-align|text-align-last)$/;
const BOX_PROPERTY = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|color|style))$/;

/** Requires logical properties in style sheets and inline styles, so that the layout follows the text direction. */
export const checkLogicalCss = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    if (file.path.endsWith('.css')) return faultsIn(file, file.text, 0);
    if (file.path.endsWith('.html')) return blocksOf(file, /<style[^>]*>([\s\S]*?)<\/style>/g);
    if (/^src\/client\/.*\.tsx$/.test(file.path)) return blocksOf(file, /\bstyle=\{\{([\s\S]*?)\}(?:\}|\s+as\b)/g);
    return [];
  });

const blocksOf = (file: SourceFile, pattern: RegExp): string[] =>
  [...file.text.matchAll(pattern)].flatMap((match) => {
    const [whole, block = ''] = match;
    return faultsIn(file, block, match.index + whole.indexOf(block));
  });

/** Declarations of CSS or of a style object, which has camel-case names and commas. */
function faultsIn(file: SourceFile, block: string, offset: number): string[] {
  const isObject = file.path.endsWith('.tsx');
  const bare = block.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const declaration = isObject
    ? /(?<=^|[\s{,])([a-zA-Z]+):\s*([^,]+)/g
    : /(?<=^|[;{\s])([a-z-]+)\s*:\s*([^;{}]+)(?=[;}]|$)/g;
  const lines = file.text.split('\n');
  return [...bare.matchAll(declaration)].flatMap((match) => {
    const [, name = '', value = ''] = match;
    const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (!isPhysical(property, value.trim().replaceAll(/^['"`]|['"`]$/g, ''))) return [];
    const line = file.text.slice(0, offset + match.index).split('\n').length;
    const isExcepted = [lines[line - 1], lines[line - 2]].some((text) => text !== undefined && EXCEPTION.test(text));
    return isExcepted ? [] : [`${file.path}:${line}: \`${property}: ${value.trim()}\` is physical, not logical`];
  });
}

function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL_PROPERTY.test(property)) return true;
  if (SIDED_PROPERTY.test(property)) return /^(?:left|right)\b/.test(value);
  const sides = partsOf(value);
  if (BOX_PROPERTY.test(property)) return sides.length === 4 && sides[1] !== sides[3];
  if (property !== 'border-radius' || value.includes('/')) return false;
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = sides;
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Splits at spaces outside parentheses. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
