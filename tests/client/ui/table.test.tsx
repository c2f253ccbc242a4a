import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Table } from '../../../src/client/ui/kit/table.tsx';

afterEach(cleanup);

const columns = [{ name: 'تأمین‌کننده' }, { name: 'قیمت' }];
const body = (
  <tbody>
    <tr>
      <th scope="row">مهره‌نگار</th>
      <td>۵٬۵۰۰</td>
    </tr>
  </tbody>
);

describe('Table', () => {
  it('is named by its caption, its columns by their heads', () => {
    render(
      <Table caption="پیشنهادها" columns={columns}>
        {body}
      </Table>,
    );
    const table = within(screen.getByRole('table', { name: 'پیشنهادها' }));
    expect(table.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('scope')])).toEqual([
      ['تأمین‌کننده', 'col'],
      ['قیمت', 'col'],
    ]);
    expect(table.getByRole('rowheader', { name: 'مهره‌نگار' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('still tells its columns to who hears it when they are not seen', () => {
    render(
      <Table caption="مشخصات" columns={columns} isHeadHidden>
        {body}
      </Table>,
    );
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  });

  it('is reached and scrolled by the keyboard where it is wider than a phone', () => {
    render(
      <Table caption="پیشنهادها" columns={columns} isWide>
        {body}
      </Table>,
    );
    const region = screen.getByRole('region', { name: 'پیشنهادها' });
    expect(region.tabIndex).toBe(0);
    expect(within(region).getByRole('table')).toBeTruthy();
  });

  it('says how long it is where only a part of the rows is drawn', () => {
    render(
      <Table caption="کالاها" columns={columns} rowCount={901} frame={{}}>
        {body}
      </Table>,
    );
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('901');
    expect(within(table).getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
  });
});
