import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { webManifest } from '../../../scripts/web-manifest.ts';
import { isPagePath } from '../../../src/core/pages/pages.ts';

const WIDTH_OFFSET = 16;

/** The size that the file itself declares. */
function sizeOf(src: string): string {
  const bytes = readFileSync(join(import.meta.dirname, '../../../public', src));
  expect(bytes.subarray(1, 4).toString('latin1'), src).toBe('PNG');
  return `${bytes.readUInt32BE(WIDTH_OFFSET)}x${bytes.readUInt32BE(WIDTH_OFFSET + 4)}`;
}

const { icons = [], screenshots = [], shortcuts = [], share_target: shareTarget } = webManifest;
const pathnameOf = (address = '') => new URL(address, 'https://rasteh.example').pathname;

describe('the manifest', () => {
  it('names only existing pictures with the declared sizes', () => {
    const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
    expect(shortcutIcons).toHaveLength(shortcuts.length);
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcutIcons]) expect(sizeOf(src), src).toBe(sizes);
  });

  it('has icons for every launcher and screenshots of both form factors', () => {
    expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable', 'monochrome']));
    expect(screenshots.map((one) => one.form_factor).sort()).toEqual(['narrow', 'wide']);
  });

  it('uses only existing pages for start, shortcuts and share target', () => {
    const addresses = [webManifest.start_url, ...shortcuts.map(({ url }) => url), shareTarget?.action];
    for (const address of addresses) expect(isPagePath(pathnameOf(address)), address).toBe(true);
    expect(shortcuts.map(({ name }) => name)).toEqual(['جست‌وجو', 'دسته‌های کالا', 'آخرین بازدیدها']);
    expect(shareTarget?.method).toBe('GET');
  });

  it('has name, language and display mode', () => {
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
