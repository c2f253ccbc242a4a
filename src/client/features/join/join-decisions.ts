import { deviceValue } from '../../ui/device/device-value.ts';
import type { JoinName } from './to-join.ts';

/** Accounts of one device; beyond it the first is asked again. */
const ACCOUNTS_MAX = 20;
const names: readonly JoinName[] = ['visits', 'parts', 'push'];

/** What an account is no longer asked about on this device: it has joined, or was declined. */
interface Decision {
  /** Stays after the sign-out, so it is a hash: nobody reads from it whose account it is. */
  account: string;
  settled: readonly JoinName[];
}

function isDecision(value: unknown): value is Decision {
  const { account, settled } = (value ?? {}) as Partial<Record<keyof Decision, unknown>>;
  return typeof account === 'string' && Array.isArray(settled);
}

const decisions = deviceValue('rasteh-joined', (stored): readonly Decision[] =>
  Array.isArray(stored) ? stored.filter(isDecision) : [],
);

async function hashOf(sub: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`joined ${sub}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function listSettled(sub: string): Promise<readonly JoinName[]> {
  const hash = await hashOf(sub);
  return decisions.get().find(({ account }) => account === hash)?.settled ?? [];
}

/** @param settled all of it by default */
export async function settle(sub: string, settled: readonly JoinName[] = names): Promise<void> {
  const before = await listSettled(sub);
  const account = await hashOf(sub);
  const others = decisions.get().filter((one) => one.account !== account);
  decisions.set([...others, { account, settled: [...new Set([...before, ...settled])] }].slice(-ACCOUNTS_MAX));
}
