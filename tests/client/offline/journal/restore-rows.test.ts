import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '../../../../src/client/offline/outbox/outbox-row.ts';
import { planRestore } from '../../../../src/client/offline/outbox/restore-rows.ts';

const row = (id: string, seq: number, more: Partial<OutboxRow> = {}): OutboxRow => ({
  schema: 1,
  id,
  seq,
  sub: 'user',
  operation: 'note',
  payload: { text: id },
  objectKey: 'note:1',
  baseVersion: null,
  createdAt: seq,
  tries: 0,
  nextAt: 0,
  state: 'queued',
  fault: null,
  buildId: 'build',
  ...more,
});

const plan = (rows: OutboxRow[], journaled: OutboxRow[], settled: string[] = []) => {
  const { deleted, restored, unheld } = planRestore({ stored: rows, rows, journaled, settled: new Set(settled) });
  return { deleted, restored: restored.map(({ id, seq }) => [id, seq]), unheld: unheld.map(({ id }) => id) };
};

describe('the database and the journal', () => {
  it('get what only the other has', () => {
    expect(plan([row('a', 1), row('c', 3)], [row('b', 2), row('a', 1)])).toEqual({
      deleted: [],
      restored: [['b', 2]],
      unheld: ['c'],
    });
  });

  it('keep the order of what was lost, behind what was written since in its place', () => {
    expect(plan([row('new', 2)], [row('c', 3), row('b', 2), row('a', 1)]).restored).toEqual([
      ['a', 1],
      ['b', 4],
      ['c', 5],
    ]);
  });

  it('agree that a settled row is gone, also from a database that fell back to an earlier state', () => {
    expect(plan([row('old', 1), row('a', 2)], [row('a', 2), row('b', 3)], ['old', 'b'])).toEqual({
      deleted: [1],
      restored: [],
      unheld: [],
    });
  });

  it('join nothing with a row that may have been sent', () => {
    const { restored } = planRestore({
      stored: [],
      rows: [],
      journaled: [row('a', 1, { state: 'failed' }), row('b', 2, { tries: 3 })],
      settled: new Set(),
    });
    expect(restored.map(({ tries, state, fault }) => ({ tries, state, fault }))).toEqual([
      { tries: 1, state: 'queued', fault: null },
      { tries: 3, state: 'queued', fault: null },
    ]);
  });

  it('leave a row that this build cannot read in its place', () => {
    const later = { ...row('later', 1), schema: 2 };
    const { restored } = planRestore({ stored: [later], rows: [], journaled: [row('a', 1)], settled: new Set() });
    expect(restored.map(({ seq }) => seq)).toEqual([2]);
  });
});
