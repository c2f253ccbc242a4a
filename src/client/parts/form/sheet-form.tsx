import type { ReactNode } from 'react';
import { sheetFootClass, sheetFormClass } from '../../ui/kit/sheet.tsx';
import { FormFoot, type FormFootProps } from './form-foot.tsx';
import classes from './sheet-form.module.css';
import type { Form } from './use-form.ts';

type SheetFormProps = FormFootProps & {
  form: Pick<Form<never>, 'props'>;
  /** More buttons. */
  ways?: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** A form in a sheet: its fields scroll, its foot stays. */
export function SheetForm({ ways, children, ...foot }: SheetFormProps) {
  return (
    <form {...foot.form.props} className={sheetFormClass}>
      <div className={classes.fields}>{children}</div>
      <div className={sheetFootClass()}>
        <FormFoot {...foot}>{ways}</FormFoot>
      </div>
    </form>
  );
}
