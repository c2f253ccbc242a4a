import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../scripts/web-manifest.ts';
import { isPagePath } from '../../src/core/pages.ts';

const WIDTH_OFFSET = 16;

/** What the file itself says of its size. */
function sizeOf(src: string): string {
  const bytes = readFileSync(join(import.meta.dirname, '../../public', src));
  expect(bytes.subarray(1, 4).toString('latin1'), src).toBe('PNG');
  return `${bytes.readUInt32BE(WIDTH_OFFSET)}x${bytes.readUInt32BE(WIDTH_OFFSET + 4)}`;
}

const { icons = [], screenshots = [], shortcuts = [], share_target: shareTarget } = webManifest;
const pathnameOf = (address = '') => new URL(address, 'https://rasteh.example').pathname;

describe('the manifest', () => {
  it('names only pictures that are there in the sizes it says', () => {
    const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
    expect(shortcutIcons).toHaveLength(shortcuts.length);
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcutIcons]) expect(sizeOf(src), src).toBe(sizes);
  });

  it('has pictures for a launcher of every kind, and of both forms of the app', () => {
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(screenshots.map((one) => one.form_factor).sort()).toEqual(['narrow', 'wide']);
  });

  it('starts, cuts short and takes what is shared only at pages of ours', () => {
    const addresses = [webManifest.start_url, ...shortcuts.map(({ url }) => url), shareTarget?.action];
    for (const address of addresses) expect(isPagePath(pathnameOf(address)), address).toBe(true);
    expect(shortcuts.map(({ name }) => name)).toEqual(['جست‌وجو', 'دسته‌های کالا', 'آخرین بازدیدها']);
    expect(shareTarget?.method).toBe('GET');
  });

  it('says who it is and how it opens', () => {
    expect(webManifest).toMatchObject({
      id: '/',
      lang: 'fa',
      dir: 'rtl',
      scope: '/',
      display: 'standalone',
      display_override: ['window-controls-overlay', 'standalone'],
      handle_links: 'preferred',
    });
  });
});
