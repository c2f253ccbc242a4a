import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Name } from '../../../src/client/ui/name.tsx';

afterEach(cleanup);

const runsOf = (text: string) => {
  const { container } = render(<Name text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('bdi[dir="ltr"]')].map((run) => run.textContent);
};

describe('Name', () => {
  it('keeps a part number unbroken and left-to-right', () => {
    expect(runsOf('بلبرینگ شیار عمیق 6205-2RS/C3 دو طرف لاستیک')).toEqual(['6205-2RS/C3']);
  });

  it('joins Latin words with what follows, and leaves numbers in reading order', () => {
    expect(runsOf('پیچ کلاس 8.8 ISO 4014 گالوانیزه')).toEqual(['ISO 4014']);
    expect(runsOf('پیچ M8×40 کلاس 8.8، بسته 2 تایی')).toEqual(['M8×40']);
  });

  it('lets a fully Latin name determine its own direction', () => {
    expect(runsOf('SKF Iran')).toEqual([]);
  });
});
