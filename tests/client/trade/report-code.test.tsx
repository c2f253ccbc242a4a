import { cleanup, render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { afterEach, describe, expect, it } from 'vitest';
import { ReportCode } from '../../../src/client/features/trade/report/report-code.tsx';
import { reportTexts } from '../../../src/client/features/trade/report/report-texts.ts';

/** Pixels of a module, as a camera sees more than one. */
const SCALE = 4;
const CHANNELS = 4;
const WHITE = 255;

afterEach(cleanup);

/** What a camera reads in the drawing. */
function readCode(drawing: Element): string | undefined {
  const [, , modules = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const side = modules * SCALE;
  const pixels = new Uint8ClampedArray(side * side * CHANNELS).fill(WHITE);
  const path = drawing.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const at = ((Number(y) * SCALE + row) * side + Number(x) * SCALE + column) * CHANNELS;
        pixels.fill(0, at, at + CHANNELS - 1);
      }
  return jsQR(pixels, side, side)?.data;
}

describe('the code on a report', () => {
  it('is read back as the address of its proof', () => {
    const address = `https://rasteh.example/api/v1/genuine/${'5af0'.repeat(16)}`;
    render(<ReportCode address={address} />);
    expect(readCode(screen.getByRole('img', { name: reportTexts.qr }))).toBe(address);
  });
});
