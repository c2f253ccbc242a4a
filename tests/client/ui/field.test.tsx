import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Select, TextInput } from '../../../src/client/ui/kit/fields/control.tsx';
import { Field } from '../../../src/client/ui/kit/fields/field.tsx';

afterEach(cleanup);

const noteOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('Field', () => {
  it('names its control', () => {
    render(<Field label="شهر">{(wiring) => <Select {...wiring} />}</Field>);
    const control = screen.getByRole('combobox', { name: 'شهر' });
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('describes it by the hint', () => {
    render(
      <Field label="شمارهٔ فنی" hint="همان که روی قطعه است">
        {(wiring) => <TextInput {...wiring} />}
      </Field>,
    );
    expect(noteOf(screen.getByRole('textbox', { name: 'شمارهٔ فنی' }))).toBe('همان که روی قطعه است');
  });

  it('says what is wrong in the hint’s place, to everybody', () => {
    const field = (error?: string) => (
      <Field label="تعداد" hint="به عدد" error={error}>
        {(wiring) => <TextInput {...wiring} />}
      </Field>
    );
    const { rerender } = render(field());
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(field('عدد بنویسید'));
    const control = screen.getByRole('textbox', { name: 'تعداد' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(noteOf(control)).toBe('عدد بنویسید');
    expect(screen.getByRole('alert').textContent).toBe('عدد بنویسید');
    expect(screen.queryByText('به عدد')).toBeNull();
    rerender(field());
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(noteOf(control)).toBe('به عدد');
  });

  it('keeps two of a page apart', () => {
    render(
      <>
        <Field label="از">{(wiring) => <TextInput {...wiring} />}</Field>
        <Field label="تا">{(wiring) => <TextInput {...wiring} />}</Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'از' }).id).not.toBe(screen.getByRole('textbox', { name: 'تا' }).id);
  });
});
