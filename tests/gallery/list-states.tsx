import { Icon } from '../../src/client/ui/image/icon.tsx';
import { ListEnd } from '../../src/client/ui/kit/list-end.tsx';
import { RowContent, rowClass, rowListClass } from '../../src/client/ui/kit/row.tsx';
import { Skeleton } from '../../src/client/ui/kit/skeleton.tsx';
import { Section, State } from './state.tsx';

const rows = [
  { name: 'پیچ شش‌گوش تمام‌رزوه M8×16 A2-70', facts: 'مهره‌نگار تبریز', end: '۵۴٬۵۰۰ ریال / عدد' },
  { name: 'بلبرینگ شیار عمیق 6205', facts: 'گردش‌آوران البرز', end: 'استعلامی' },
];
const end = { hasMore: true, isLoading: false, hasFailed: false, onMore: () => {} };

export const ListStates = () => (
  <Section heading="ردیف‌ها و پایان فهرست">
    <State name="ردیف" as="block">
      <ul className={rowListClass}>
        {rows.map((row) => (
          <li key={row.name}>
            <a href="#top" className={rowClass}>
              <RowContent sign={<Icon name="supplier" size={28} />} {...row} />
            </a>
          </li>
        ))}
        <li>
          <a href="#top" className={rowClass}>
            <RowContent sign={<Icon name="supplier" size={28} />} name="تنها با نام" />
          </a>
        </li>
      </ul>
    </State>
    <State name="در حال آمدن" as="block">
      <Skeleton shape="rows" />
      <Skeleton shape="cards" count={2} />
      <Skeleton shape="fields" count={2} />
    </State>
    <State name="پایان فهرست" as="block">
      <ListEnd {...end} shown="۲۴ از ۹۰ کالا" />
      <ListEnd {...end} shown="۲۴ از ۹۰ کالا" isLoading />
      <ListEnd {...end} shown="۲۴ از ۹۰ کالا" hasFailed />
      <ListEnd {...end} shown="۹۰ از ۹۰ کالا" hasMore={false} />
    </State>
  </Section>
);
