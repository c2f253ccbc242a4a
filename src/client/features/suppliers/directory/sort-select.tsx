import { useNavigate } from '@tanstack/react-router';
import { type SupplierSort, supplierSorts } from '../../../../core/catalog/list-sorts.ts';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import classes from './directory-controls.module.css';
import { directoryTexts } from './directory-texts.ts';

type SortSelectProps = {
  order: SupplierSort | undefined;
  /** The default order, which the URL omits. */
  usual: SupplierSort;
};

export function SortSelect({ order, usual }: SortSelectProps) {
  const navigate = useNavigate();
  return (
    <Field label={directoryTexts.directory.sort} className={classes.choice}>
      {(wiring) => (
        <Select
          {...wiring}
          value={order ?? usual}
          onChange={(event) => {
            const chosen = supplierSorts.find((one) => one === event.currentTarget.value);
            void navigate({
              to: '.',
              search: (before) => ({ ...before, order: chosen === usual ? undefined : chosen }),
              replace: true,
              resetScroll: false,
            });
          }}
        >
          {supplierSorts.map((one) => (
            <option key={one} value={one}>
              {directoryTexts.directory.sorts[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
