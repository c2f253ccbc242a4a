import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupTexts } from '../../../src/client/features/trade/group/group-texts.ts';
import { requestTexts } from '../../../src/client/features/trade/request/request-texts.ts';
import { tradeTexts } from '../../../src/client/features/trade/trade-texts.ts';
import { formatTrackingCode } from '../../../src/core/ids/tracking-code.ts';
import type { SheetTable } from '../../../src/core/text/xlsx-parts.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { press } from '../forms/form-page.ts';
import { renderApp } from '../render-app.tsx';
import { BASE_TITLE, makeGroupWorld, NAMES, serveGroups, TITLES } from './group-people.ts';

fakeLocks();
serveGroups();

/** What the writer got; its own test reads a file back. */
const writer = vi.hoisted(() => ({ tables: [] as SheetTable[], isMissing: false }));
vi.mock('../../../src/client/ui/write-xlsx.ts', () => ({
  writeXlsx: async (table: SheetTable) => {
    if (writer.isMissing) throw new TypeError('no network');
    writer.tables.push(table);
    return new Blob();
  },
}));
const names: string[] = [];
URL.createObjectURL = () => 'blob:xlsx';
HTMLAnchorElement.prototype.click = function click() {
  names.push(this.download);
};

afterEach(() => {
  writer.tables.length = 0;
  names.length = 0;
});

const rowsOfFile = async () => {
  await waitFor(() => expect(names).toHaveLength(1));
  return writer.tables[0]?.rows ?? [];
};

describe('a workbook', () => {
  it('has the rows of the board, each name as it is', async () => {
    const { send } = await makeGroupWorld();
    const { group } = await send();
    await renderApp(`/profile/directorder/group/${group.id}`);
    await screen.findByRole('button', { name: groupTexts.csv });
    await press(tradeTexts.xlsx.button);
    const [head, ...rows] = await rowsOfFile();
    expect(head).toEqual(groupTexts.columns);
    expect(rows).toHaveLength(2 * 3);
    // A name that starts like a formula.
    const cheap = rows.find((row) => row[2] === NAMES[1] && row[0] === 1);
    expect(cheap).toEqual(
      expect.arrayContaining([BASE_TITLE, '=پولاد دوم', groupTexts.answers.quoted, 10, 900, 9_000, groupTexts.yes]),
    );
    expect(names).toEqual([groupTexts.xlsxFile]);
  });

  it('has the lines of a request with the prices that its page shows', async () => {
    const { send } = await makeGroupWorld();
    const [request] = (await send()).requests;
    await renderApp(`/profile/directorderinfo/${request.id}`);
    await screen.findByText('گریس نسوز');
    await press(tradeTexts.xlsx.button);
    const [head, priced, free, ...more] = await rowsOfFile();
    expect(head).toEqual(requestTexts.sheet.columns);
    expect(priced?.slice(0, 9)).toEqual([1, TITLES.first, null, 10, 'عدد', 1_000, 1, 10_000, 1_000]);
    expect(free?.slice(0, 6)).toEqual([2, 'گریس نسوز', null, 2, 'عدد', null]);
    expect(more).toEqual([]);
    expect(names).toEqual([requestTexts.sheet.file(formatTrackingCode(request.number ?? ''))]);
  });

  it('that cannot be made says so, and can be asked for again', async () => {
    const { send } = await makeGroupWorld();
    const [request] = (await send()).requests;
    await renderApp(`/profile/directorderinfo/${request.id}`);
    writer.isMissing = true;
    await press(tradeTexts.xlsx.button);
    await screen.findByText(tradeTexts.xlsx.failed);
    writer.isMissing = false;
    await press(tradeTexts.xlsx.button);
    expect(await rowsOfFile()).toHaveLength(3);
  });
});
