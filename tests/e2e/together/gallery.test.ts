import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GALLERY_TITLE } from '../../gallery/title.ts';
import { axeFaults } from '../../setup/axe.ts';
import { closeBrowser, type Device, openDesktop, openPhone, WITHOUT_WORKER } from '../../setup/browser.ts';

/** Levels A and AA, and 7:1 for text: halls are bright. */
const ROOT = join(import.meta.dirname, '../../..');
const TARGET_PX = 44;
const RING_CONTRAST_MIN = 3;

let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  server = await createServer({ configFile: join(ROOT, 'vite.gallery.config.ts'), logLevel: 'error' });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? '';
});

afterAll(async () => {
  await closeBrowser();
  await server.close();
});

async function open(device: Device, media: Parameters<Device['page']['emulateMedia']>[0] = {}): Promise<Device> {
  await device.page.emulateMedia(media);
  await device.page.goto(url);
  await device.page.getByRole('heading', { level: 1, name: GALLERY_TITLE }).waitFor();
  return device;
}

const faultsOf = async ({ page }: Device, part: string) => (await axeFaults(page)).map((fault) => `${part} ${fault}`);

const sheetOf = ({ page }: Device) => page.getByRole('dialog', { name: 'یادداشت' });

describe('the gallery of the kit', () => {
  for (const [name, openDevice] of [
    ['phone', openPhone],
    ['desktop', openDesktop],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`keeps the rules of accessibility on a ${name}, ${colorScheme}`, async () => {
        const device = await open(await openDevice(), { colorScheme, reducedMotion: 'reduce' });
        const faults = await faultsOf(device, 'page');
        for (const opener of ['برگهٔ پایین', 'برگهٔ تمام', 'برگهٔ پرسش', 'Mantine پنجره']) {
          await device.page.getByRole('button', { name: opener }).click();
          await device.page.getByRole('dialog').waitFor();
          faults.push(...(await faultsOf(device, opener)));
          await device.page.keyboard.press('Escape');
          await device.page.getByRole('dialog').waitFor({ state: 'hidden' });
        }
        const width = await device.page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(device.troubles).toEqual([]);
        await device.close();
        expect(faults).toEqual([]);
        expect(width).toBe(0);
      });
    }
  }

  it('has nothing to press that is smaller than a thumb', async () => {
    const phone = await open(await openPhone(WITHOUT_WORKER));
    const small = await phone.page.evaluate((least) => {
      return [...document.querySelectorAll('button, a, select, input, textarea')].flatMap((one) => {
        const { height } = (one.closest('label') ?? one).getBoundingClientRect();
        // Without a look of its own its height is the screen's.
        const isBare = /bare/.test(one.className);
        return isBare || height >= least ? [] : `${height} ${one.outerHTML.slice(0, 120)}`;
      });
    }, TARGET_PX);
    await phone.close();
    expect(small).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'draws a ring around what has the focus, 3:1 against the page, %s',
    async (colorScheme) => {
      const { page, close } = await open(await openDesktop(WITHOUT_WORKER), { colorScheme });
      // Only the keyboard's focus is drawn.
      await page.keyboard.press('Tab');
      for (const name of ['ثبت یادداشت', 'درخواست قیمت', 'نمایش بیشتر', 'Mantine اصلی']) {
        await page.getByRole('button', { name }).first().focus();
        const { ring, ratio } = await page.evaluate(() => {
          const luminance = (color: string) => {
            const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
              const value = Number(part) / 255;
              return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
          };
          const style = getComputedStyle(document.activeElement as HTMLElement);
          const [light = 0, dark = 0] = [style.outlineColor, getComputedStyle(document.body).backgroundColor]
            .map(luminance)
            .sort((a, b) => b - a);
          return { ring: `${style.outlineStyle} ${style.outlineWidth}`, ratio: (light + 0.05) / (dark + 0.05) };
        });
        expect(ring).toBe('solid 3px');
        expect(ratio).toBeGreaterThanOrEqual(RING_CONTRAST_MIN);
      }
      await close();
    },
  );

  it('leaves every button an edge where the device forces its own colours', async () => {
    const { page, close } = await open(await openDesktop(WITHOUT_WORKER), { forcedColors: 'active' });
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('section:first-of-type button')].flatMap((one) => {
        const style = getComputedStyle(one);
        return style.borderTopStyle === 'solid' && Number.parseFloat(style.borderTopWidth) > 0 ? [] : one.textContent;
      }),
    );
    await close();
    // The one without a look of its own, alone and in chips that have an edge.
    expect(edges).toEqual(['بی‌چهره', 'بلبرینگ شیار عمیق', 'قطر داخلی ۲۵ میلی‌متر']);
  });

  it('has Mantine’s parts in the looks of the kit', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await open(await openDesktop(WITHOUT_WORKER), { colorScheme });
      const looksOf = (role: 'button' | 'textbox', name: string) =>
        page
          .getByRole(role, { name, exact: true })
          .first()
          .evaluate((element) => {
            const { height, borderRadius, backgroundColor, color, borderTopColor, fontFamily, fontWeight, fontSize } =
              getComputedStyle(element);
            return { height, borderRadius, backgroundColor, color, borderTopColor, fontFamily, fontWeight, fontSize };
          });
      expect(await looksOf('button', 'Mantine اصلی')).toEqual(await looksOf('button', 'ثبت یادداشت'));
      expect(await looksOf('button', 'Mantine پنجره')).toEqual(await looksOf('button', 'نمایش بیشتر'));
      expect(await looksOf('button', 'Mantine حذف')).toEqual(await looksOf('button', 'حذف'));
      expect(await looksOf('textbox', 'نام Mantine')).toEqual(await looksOf('textbox', 'نام تأمین‌کننده'));
      await close();
    }
  });
});

describe('a sheet', () => {
  it('keeps the focus in it, and gives it back when Escape closes it', async () => {
    const phone = await open(await openPhone(WITHOUT_WORKER));
    const opener = phone.page.getByRole('button', { name: 'برگهٔ پایین' });
    await opener.click();
    const sheet = sheetOf(phone);
    await sheet.waitFor();
    for (let step = 0; step < 8; step += 1) {
      await phone.page.keyboard.press('Tab');
      const place = await phone.page.evaluate(
        'document.activeElement === document.body || document.activeElement.closest("dialog") !== null',
      );
      expect(place).toBe(true);
    }
    await phone.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await phone.close();
  });

  it('closes by a touch beside it, not by one in it', async () => {
    const phone = await open(await openPhone(WITHOUT_WORKER));
    await phone.page.getByRole('button', { name: 'برگهٔ پایین' }).click();
    const sheet = sheetOf(phone);
    await sheet.getByText('آنچه بلندتر').click();
    expect(await sheet.isVisible()).toBe(true);
    await phone.page.touchscreen.tap(195, 60);
    await sheet.waitFor({ state: 'hidden' });
    await phone.close();
  });
});

describe('the built site', () => {
  it('holds nothing of the gallery', () => {
    const dist = join(ROOT, 'dist');
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:m?js|css|html|json|webmanifest)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(GALLERY_TITLE))).toEqual([]);
    expect(readFileSync(join(dist, 'client/sw.js'), 'utf8')).not.toContain('gallery');
  });
});
