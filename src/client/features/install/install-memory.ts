import { type InstallAnswers, noAnswers, noUse, type SiteUse } from './install-rule.ts';

const USE_KEY = 'rasteh-use';
const ANSWERS_KEY = 'rasteh-install';

/** Fields that are missing or of another kind are as in `empty`. */
function read<T extends object>(key: string, empty: T): T {
  try {
    const stored = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<string, unknown>;
    const fields = Object.entries(empty).map(([name, value]) => [
      name,
      typeof stored[name] === typeof value ? stored[name] : value,
    ]);
    return Object.fromEntries(fields) as T;
  } catch {
    return empty;
  }
}

function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const readUse = (): SiteUse => read(USE_KEY, noUse);
/** False where nothing can be kept: there a refusal would not be either. */
export const writeUse = (use: SiteUse): boolean => write(USE_KEY, use);
export const readAnswers = (): InstallAnswers => read(ANSWERS_KEY, noAnswers);

export function noteRefusal(now: number): void {
  const answers = readAnswers();
  write(ANSWERS_KEY, { ...answers, refusals: answers.refusals + 1, refusedAt: now });
}

export const noteInstalled = (): void => void write(ANSWERS_KEY, { ...readAnswers(), isInstalled: true });
