import { Table } from '../../src/client/ui/kit/table.tsx';
import { Section, State } from './state.tsx';

const columns = ['تأمین‌کننده', 'قیمت', 'حداقل سفارش', 'موجودی', 'زمان تحویل', 'ضمانت', 'ساخت'].map((name) => ({
  name,
}));
const offers = [
  ['مهره‌نگار تبریز', '۵٬۵۰۰ ریال', '۲۰۰ عدد', 'سفارشی', '۱۷ روز', '۱۸ ماه ضمانت', 'ایران'],
  ['بست‌بند اتصال ری', '۶٬۰۰۰ ریال', '۱ عدد', 'موجود', '۲۹ روز', '—', 'چین'],
];

const Offers = () => (
  <tbody>
    {offers.map(([name, ...cells]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          <td key={columns[index]?.name}>{cell}</td>
        ))}
      </tr>
    ))}
  </tbody>
);

export const TableStates = () => (
  <Section heading="جدول">
    <State name="جدول" as="block">
      <Table caption="مشخصات" columns={[{ name: 'مشخصه' }, { name: 'مقدار' }]} isHeadHidden>
        <tbody>
          <tr>
            <th scope="row">رزوه</th>
            <td>M5</td>
          </tr>
          <tr>
            <th scope="row">طول</th>
            <td>۱۰ میلی‌متر</td>
          </tr>
        </tbody>
      </Table>
    </State>
    <State name="پهن‌تر از گوشی" as="block">
      <Table caption="پیشنهادها" columns={columns} isWide>
        <Offers />
      </Table>
    </State>
  </Section>
);
