import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MoneyField } from '../../../src/client/ui/money/money-field.tsx';

afterEach(cleanup);

function Amount({ start = '' }: { start?: string }) {
  const [text, setText] = useState(start);
  return <MoneyField label="قیمت (ریال)" hint="به ریال" text={text} onChange={setText} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** The text with the cursor: «۱۲|٬۳۴۵». */
const shown = () => {
  const { value, selectionStart } = field();
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
};

/** What the browser makes of the field before the app hears of it; «|» is the cursor. */
function edit(made: string, inputType = 'insertText'): string {
  const [before = '', after = ''] = made.split('|');
  const target = { value: before + after, selectionStart: before.length, selectionEnd: before.length };
  fireEvent.input(field(), { target, inputType });
  return shown();
}

const BACK = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

describe('MoneyField', () => {
  it('separates thousands while digits of any script are typed', () => {
    render(<Amount />);
    expect(edit('3|')).toBe('۳|');
    expect(edit('۳5|')).toBe('۳۵|');
    expect(edit('۳۵00000|')).toBe('۳٬۵۰۰٬۰۰۰|');
    expect(edit('1,250,000|', 'insertFromPaste')).toBe('۱٬۲۵۰٬۰۰۰|');
  });

  it.each([
    ['a digit in the middle', '۱٬۲۳۴', '۱٬۲9|۳۴', 'insertText', '۱۲٬۹|۳۴'],
    ['a digit at the start', '۱٬۲۳۴', '9|۱٬۲۳۴', 'insertText', '۹|۱٬۲۳۴'],
    ['a digit before a separator', '۱٬۲۳۴', '۱9|٬۲۳۴', 'insertText', '۱۹|٬۲۳۴'],
    ['a separator', '۱٬۲۳۴', '۱٬۲,|۳۴', 'insertText', '۱٬۲|۳۴'],
    ['several digits', '۱٬۲۳۴', '۱٬99|۲۳۴', 'insertFromPaste', '۱۹۹|٬۲۳۴'],
    // The same amount without its separators is shorter, and nothing was deleted.
    ['the amount itself, over all of it', '۲۵٬۰۰۰٬۰۰۰', '25000000|', 'insertFromPaste', '۲۵٬۰۰۰٬۰۰۰|'],
    ['the amount itself with one separator less', '۲۵٬۰۰۰', '25000|', 'insertReplacementText', '۲۵٬۰۰۰|'],
  ])('keeps the cursor where %s is inserted', (_, start, made, type, after) => {
    render(<Amount start={start} />);
    expect(edit(made, type)).toBe(after);
    expect(field().value).toBe(after.replace('|', ''));
  });

  it.each([
    ['a digit in the middle', '۱٬۲۳۴٬۵۶۷', '۱٬۲۳۴٬۵|۷', BACK, '۱۲۳٬۴۵|۷'],
    ['the first digit', '۱٬۲۳۴', '|٬۲۳۴', BACK, '|۲۳۴'],
    ['a digit after the cursor', '۱٬۲۳۴', '۱٬|۳۴', FORWARD, '۱|۳۴'],
    ['a separator, backwards', '۱٬۲۳۴٬۵۶۷', '۱٬۲۳۴|۵۶۷', BACK, '۱۲۳|٬۵۶۷'],
    ['a separator, forwards', '۱٬۲۳۴٬۵۶۷', '۱٬۲۳۴|۵۶۷', FORWARD, '۱۲۳٬۴|۶۷'],
    ['everything', '۱٬۲۳۴', '|', BACK, '|'],
  ])('keeps the cursor where %s is deleted', (_, start, made, type, after) => {
    render(<Amount start={start} />);
    expect(edit(made, type)).toBe(after);
  });

  it('says the amount in toman and in words', () => {
    render(<Amount />);
    expect(screen.getByText('به ریال')).toBeTruthy();
    edit('35000000|');
    const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('۳٬۵۰۰٬۰۰۰ تومان: سه میلیون و پانصد هزار تومان');
  });

  it('leaves what is no amount as it is typed, and says nothing of it', () => {
    render(<Amount start="۱٬۲۰۰" />);
    expect(edit('12.5|')).toBe('12.5|');
    expect(edit('دوازده| هزار')).toBe('دوازده| هزار');
    expect(screen.getByText('به ریال')).toBeTruthy();
  });
});
