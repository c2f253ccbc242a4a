/// <reference lib="dom" />
/**
 * Draws the videos of `public/videos` frame by frame in Chromium and encodes them with ffmpeg (Debian's package) as H.264 in two
 * sizes; VP9 made these drawings larger. The still picture is an SVG. Run it after a change of `scripts/videos`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bearing } from './videos/bearing.ts';
import { flangeBolts } from './videos/flange-bolts.ts';
import { pumpPoint } from './videos/pump-point.ts';
import { FRAME, paper, type Video } from './videos/sheet.ts';
import { starDeltaStart } from './videos/star-delta.ts';

const FRAMES_PER_SECOND = 20;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/videos');
const font = readFileSync(join(root, 'public/fonts/vazirmatn.woff2')).toString('base64');

const HEIGHTS = [FRAME.height, 400] as const;
const encoder = ['-c:v', 'libx264', '-crf', '30', '-preset', 'slow', '-tune', 'animation', '-movflags', '+faststart'];

const svgOf = ({ draw }: Video, at: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}" font-family="Vazirmatn, sans-serif"><rect width="${FRAME.width}" height="${FRAME.height}" fill="${paper}"/>${draw(at)}</svg>`;

async function drawFrames(video: Video): Promise<Buffer[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: FRAME });
    await page.setContent(
      `<style>@font-face{font-family:Vazirmatn;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block;width:${FRAME.width}px}</style><body></body>`,
    );
    await page.evaluate(() => document.fonts.load('24px Vazirmatn', 'راسته'));
    const frames: Buffer[] = [];
    const count = video.seconds * FRAMES_PER_SECOND;
    for (let frame = 0; frame < count; frame++) {
      await page.evaluate(
        (svg) => document.body.replaceChildren(document.createRange().createContextualFragment(svg)),
        svgOf(video, frame / (count - 1)),
      );
      frames.push(await page.screenshot({ type: 'png' }));
    }
    return frames;
  } finally {
    await browser.close();
  }
}

async function encode(frames: readonly Buffer[], file: string, options: readonly string[]): Promise<void> {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'];
  const output = ['-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact', file];
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...options, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  for (const frame of frames) if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

mkdirSync(folder, { recursive: true });
for (const video of [pumpPoint, bearing, flangeBolts, starDeltaStart]) {
  writeFileSync(join(folder, `${video.name}.svg`), svgOf(video, video.posterAt));
  const frames = await drawFrames(video);
  for (const height of HEIGHTS) {
    const file = join(folder, `${video.name}-${height}.mp4`);
    await encode(frames, file, ['-vf', `scale=-2:${height}`, ...encoder]);
    process.stdout.write(`${video.name}-${height}.mp4 ${(statSync(file).size / 1024).toFixed(0)} KB\n`);
  }
}
