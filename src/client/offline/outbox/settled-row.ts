import { settledWithin } from '../settled-within.ts';
import type { OutboxHost } from './operation.ts';
import type { OutboxRow } from './outbox-row.ts';

/** A row that the server has confirmed, for the other tabs: each writes the answer into its own reads. */
export interface SettledRow extends Pick<OutboxRow, 'operation' | 'sub' | 'payload'> {
  answer: unknown;
}

/** A tab whose reads wait for the network shows the rows all the same. */
const PATIENCE_MS = 2_000;

/** Takes what other tabs have delivered into this tab's reads, one after the other. */
export function createSettledRows() {
  let taking: Promise<void> = Promise.resolve();
  return {
    take(host: OutboxHost, { operation: name, sub, payload, answer }: SettledRow): void {
      const operation = host.operations.get(name);
      const isCurrent = () => host.readSub() === sub;
      if (!operation?.settlesAllTabs || !operation.accepts(payload) || !isCurrent()) return;
      const reads = { client: host.queryClient, base: host.base, isCurrent };
      // A read that fails now is read again when it is shown.
      taking = taking.then(() => operation.settle?.(answer, payload, reads)).catch(() => {});
    },
    /** Resolves when what was taken so far is in the reads, or after a while. */
    async taken(): Promise<void> {
      await settledWithin(taking, PATIENCE_MS);
    },
  };
}
