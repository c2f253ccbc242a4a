import { useState } from 'react';
import { Icon } from '../../src/client/ui/image/icon.tsx';
import { IconButton } from '../../src/client/ui/kit/button.tsx';
import { Choice } from '../../src/client/ui/kit/fields/choice.tsx';
import { frameClass, Select, TextArea, TextInput } from '../../src/client/ui/kit/fields/control.tsx';
import { Field } from '../../src/client/ui/kit/fields/field.tsx';
import { Switch } from '../../src/client/ui/kit/fields/switch.tsx';
import { Section, State } from './state.tsx';

export function FieldStates() {
  const [isOn, setOn] = useState(true);
  return (
    <Section heading="میدان‌ها">
      <State name="میدان" as="fields">
        <Field label="نام تأمین‌کننده">{(wiring) => <TextInput {...wiring} placeholder="بخشی از نام" />}</Field>
        <Field label="شمارهٔ فنی" hint="همان که روی قطعه نوشته است">
          {(wiring) => <TextInput {...wiring} dir="ltr" defaultValue="6205-2RS" />}
        </Field>
        <Field label="تعداد" error="عدد بنویسید">
          {(wiring) => <TextInput {...wiring} inputMode="numeric" defaultValue="چند تا" />}
        </Field>
        <Field label="غیرفعال">{(wiring) => <TextInput {...wiring} disabled defaultValue="بسته" />}</Field>
        <Field label="ساعت">{(wiring) => <TextInput {...wiring} type="time" defaultValue="22:00" dir="ltr" />}</Field>
        <Field label="شهر یا استان">
          {(wiring) => (
            <Select {...wiring}>
              <option>همهٔ ایران</option>
              <option>تهران</option>
            </Select>
          )}
        </Field>
        <Field label="مرتب‌سازی" isInline>
          {(wiring) => (
            <Select {...wiring} isSmall>
              <option>نام</option>
              <option>ارزان‌ترین</option>
            </Select>
          )}
        </Field>
        <Field label="یادداشت">{(wiring) => <TextArea {...wiring} rows={2} placeholder="برای خودتان" />}</Field>
      </State>
      <State name="قاب" as="fields">
        <div className={frameClass()}>
          <TextInput aria-label="جست‌وجو" defaultValue="پمپ" />
          <IconButton label="پاک کردن جست‌وجو">
            <Icon name="close" size={20} />
          </IconButton>
        </div>
        <div className={frameClass()}>
          <TextInput isSmall aria-label="کمینه" aria-invalid="true" defaultValue="ده" dir="ltr" />
        </div>
      </State>
      <State name="گزینه" as="fields">
        <Choice type="checkbox" count="۱۲" defaultChecked>
          M8
        </Choice>
        <Choice type="checkbox" count="۳">
          M10
        </Choice>
        <Choice type="checkbox" count="۰" disabled>
          M12
        </Choice>
        <Choice type="radio" name="either" isSmall defaultChecked>
          دارد
        </Choice>
        <Choice type="radio" name="either" isSmall>
          ندارد
        </Choice>
      </State>
      <State name="کلید" as="block">
        <Switch label="نسخهٔ تازهٔ راسته" hint="وقتی راسته به‌روز می‌شود." isOn={isOn} onTurn={setOn} />
        <Switch label="پیام‌ها" isOn={false} isDisabled onTurn={() => {}} />
      </State>
    </Section>
  );
}
