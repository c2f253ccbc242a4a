import { useState } from 'react';
import { Button } from '../../src/client/ui/kit/button.tsx';
import { ConfirmSheet } from '../../src/client/ui/kit/confirm-sheet.tsx';
import { TextInput } from '../../src/client/ui/kit/fields/control.tsx';
import { Field } from '../../src/client/ui/kit/fields/field.tsx';
import { Sheet, sheetBodyClass, sheetFootClass, sheetFormClass } from '../../src/client/ui/kit/sheet.tsx';
import { Section, State } from './state.tsx';

export function SheetStates() {
  const [form, setForm] = useState<'bottom' | 'full'>();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section heading="برگه">
      <State name="برگه">
        <Button onClick={() => setForm('bottom')}>برگهٔ پایین</Button>
        <Button onClick={() => setForm('full')}>برگهٔ تمام</Button>
        <Button onClick={() => setAsking(true)}>برگهٔ پرسش</Button>
      </State>
      {isAsking && (
        <ConfirmSheet
          heading="پاک کردن یادداشت"
          confirm="پاک کردن"
          cancel="انصراف"
          onConfirm={(close) => close()}
          onClose={() => setAsking(false)}
        >
          <p>این یادداشت از همهٔ دستگاه‌های شما پاک می‌شود.</p>
        </ConfirmSheet>
      )}
      {form && (
        <Sheet heading="یادداشت" form={form} onClose={() => setForm(undefined)}>
          {(close) => (
            <form
              className={sheetFormClass}
              onSubmit={(event) => {
                event.preventDefault();
                close();
              }}
            >
              <div className={sheetBodyClass}>
                <Field label="نام">{(wiring) => <TextInput {...wiring} />}</Field>
                <p>آنچه بلندتر از برگه باشد در میان آن جابه‌جا می‌شود.</p>
              </div>
              <div className={sheetFootClass()}>
                <Button type="submit" look="primary">
                  ثبت یادداشت
                </Button>
              </div>
            </form>
          )}
        </Sheet>
      )}
    </Section>
  );
}
