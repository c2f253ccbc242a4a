import type { AnyRouter } from '@tanstack/react-router';
import type { TableOrder } from './table-state.ts';

type SavedOrder = Pick<TableOrder, 'key' | 'isDescending'>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order that the device gave the table of this history entry. */
    tableOrder?: SavedOrder | undefined;
  }
}

/** The order in the current history entry: a back navigation and a reload restore it. Another build may have written it. */
export function savedOrder({ state }: Pick<AnyRouter, 'state'>): SavedOrder | undefined {
  const { tableOrder } = state.location.state;
  return typeof tableOrder?.key === 'string' && typeof tableOrder.isDescending === 'boolean' ? tableOrder : undefined;
}
