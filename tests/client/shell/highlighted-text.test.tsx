import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HighlightedText } from '../../../src/client/ui/highlighted-text.tsx';

afterEach(cleanup);

describe('<HighlightedText>', () => {
  it('marks the matches and keeps the text unchanged', () => {
    const { container } = render(<HighlightedText text="پمپ سانتریفیوژ" ranges={[[0, 3]]} />);
    expect(container.textContent).toBe('پمپ سانتریفیوژ');
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['پمپ']);
  });

  it('isolates a part number left-to-right, with its marks inside', () => {
    const text = 'بلبرینگ شیار عمیق 6205-2RS/C3 ساخت ایران';
    const start = text.indexOf('6205');
    const { container } = render(<HighlightedText text={text} ranges={[[start, start + 6]]} />);
    const part = container.querySelector('bdi[dir="ltr"]');
    expect(part?.textContent).toBe('6205-2RS/C3');
    expect(part?.querySelector('mark')?.textContent).toBe('6205-2');
    expect(container.textContent).toBe(text);
  });

  it('splits a mark at the border of a part number', () => {
    const text = 'پیچ M8';
    const { container } = render(<HighlightedText text={text} ranges={[[0, text.length]]} />);
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['پیچ ', 'M8']);
  });
});
