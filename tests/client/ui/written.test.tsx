import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Written } from '../../../src/client/ui/written.tsx';

const drawn = (text: string) => render(<Written text={text} />).container.querySelector('p');

describe('what a person wrote', () => {
  it('keeps a part number left-to-right between Persian words', () => {
    const paragraph = drawn('دو عدد\nسفارش: 6205-2RS/C3، فوری');
    expect(paragraph?.dir).toBe('rtl');
    expect([...(paragraph?.querySelectorAll('bdi') ?? [])].map(({ dir, textContent }) => [dir, textContent])).toEqual([
      ['ltr', '6205-2RS/C3'],
    ]);
    expect(paragraph?.textContent).toBe('دو عدد\nسفارش: 6205-2RS/C3، فوری');
  });

  it('is left-to-right without a Persian letter', () => {
    const paragraph = drawn('SKF 6205-2RS');
    expect([paragraph?.dir, paragraph?.innerHTML]).toEqual(['ltr', 'SKF 6205-2RS']);
  });
});
