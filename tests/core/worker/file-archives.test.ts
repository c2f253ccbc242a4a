import { expect, it } from 'vitest';
import { cutArchives } from '../../../src/core/worker/file-archives.ts';

const file = (url: string, kilobytes: number) => ({ url, bytes: kilobytes * 1024 });

it('cuts the text files of a manifest in its order, each once, none of them with too much', () => {
  const files = Array.from({ length: 60 }, (_, index) =>
    file(`assets/${index}.${index % 3 ? 'js' : 'css'}`, 1 + index),
  );
  const archives = cutArchives(files);
  expect(archives.flat()).toEqual(files);
  for (const archive of archives)
    expect(archive.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(256 * 1024);
});

it('leaves out what is no text, and the large files that the first page has loaded', () => {
  const small = file('assets/a.js', 3);
  expect(cutArchives([small, file('fonts/f.woff2', 35), file('assets/base.js', 400)])).toEqual([[small]]);
});
