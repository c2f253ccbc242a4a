import { deviceValue } from '../../../ui/device/device-value.ts';
import type { JoinName } from './to-join.ts';

/** Accounts of one device; beyond it the first is asked again. */
const ACCOUNTS_MAX = 20;
const names: readonly JoinName[] = ['visits', 'parts', 'push'];

/** What an account is no longer asked about on this device: it has joined, or was declined. */
interface Decision {
  sub: string;
  settled: readonly JoinName[];
}

function isDecision(value: unknown): value is Decision {
  const { sub, settled } = (value ?? {}) as Partial<Record<keyof Decision, unknown>>;
  return typeof sub === 'string' && Array.isArray(settled);
}

const decisions = deviceValue('rasteh-joined', (stored): readonly Decision[] =>
  Array.isArray(stored) ? stored.filter(isDecision) : [],
);

export const isSettled = (sub: string, name: JoinName): boolean =>
  decisions.get().some((one) => one.sub === sub && one.settled.includes(name));

/** @param settled all of it by default */
export function settle(sub: string, settled: readonly JoinName[] = names): void {
  const others = decisions.get().filter((one) => one.sub !== sub);
  const before = decisions.get().find((one) => one.sub === sub)?.settled ?? [];
  decisions.set([...others, { sub, settled: [...new Set([...before, ...settled])] }].slice(-ACCOUNTS_MAX));
}
