import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileCalls } from '../../api/files/file-calls.ts';
import { imageBombs, pngWithPacked } from '../../api/files/image-bombs.ts';
import { gifOf, pngOf } from '../../api/files/made-files.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const GROWTH_MAX_BYTES = 200e6;

let app: TestApp;
let me: SignedIn;
let calls: ReturnType<typeof fileCalls>;

beforeAll(async () => {
  app = await openTestApp();
  me = await signIn(app, newPhone());
  calls = fileCalls(app);
  await calls.upload({ as: me, content: pngOf(8, 8) });
});
afterAll(() => app.close());

async function growthOf(contents: readonly Buffer[]): Promise<number> {
  const before = process.memoryUsage.rss();
  await Promise.all(contents.map((content) => calls.upload({ as: me, content })));
  return process.memoryUsage.rss() - before;
}

describe('an image that is small to send and huge to open', () => {
  it.each(imageBombs)('%s does not take the memory for it', async (_title, make) => {
    expect(await growthOf([make()])).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('many at once do not take the memory for them', async () => {
    const content = pngOf(30_000, 30_000);
    expect(await growthOf(Array.from({ length: 10 }, () => content))).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('does not open all of many frames', async () => {
    expect(await growthOf([gifOf(1_000, 100_000)])).toBeLessThan(GROWTH_MAX_BYTES);
  });

  it('does not unpack what an image carries beside its pixels', async () => {
    expect(await growthOf([pngWithPacked()])).toBeLessThan(GROWTH_MAX_BYTES);
  });
});
