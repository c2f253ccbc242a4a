import { createServer } from 'node:net';
import { DataDirInUseError } from '../db/pglite/data-dir-lock.ts';
import { EngineFailure } from '../db/pglite/engine-session.ts';
import { StartError } from '../db/start-error.ts';
import { type Env, EnvError } from '../env.ts';

type Place = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'DIST_DIR' | 'PORT' | 'HOST'>;
type Coded = Error & { code?: string };

const isCoded = (error: unknown): error is Coded => error instanceof Error;

/** Several addresses of one host fail as one error without a code of its own. */
const codeOf = (error: unknown): string | undefined => {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!isCoded(error)) return undefined;
  // A recursive copy reports a full disk by its text alone.
  if (/no space left|ENOSPC/i.test(error.message)) return 'ENOSPC';
  return error.code ?? (error.cause === undefined ? undefined : codeOf(error.cause));
};

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ECONNRESET']);
const UNAUTHORIZED = new Set(['28P01', '28000', '42501']);

function databaseFault(code: string | undefined, error: unknown): string | undefined {
  if (code && UNREACHABLE.has(code))
    return `پایگاه دادهٔ DATABASE_URL پاسخ نمی‌دهد (${code})؛ نشانی را بررسی و PostgreSQL را روشن کنید.`;
  if (isCoded(error) && /timeout exceeded when trying to connect|Connection terminated/.test(error.message))
    return 'پایگاه دادهٔ DATABASE_URL در زمان مجاز پاسخ نداد؛ نشانی و شبکه را بررسی کنید.';
  if (code && UNAUTHORIZED.has(code))
    return `پایگاه داده این کاربر را نپذیرفت (${code})؛ نام کاربر، گذرواژه و دسترسی‌های DATABASE_URL را درست کنید.`;
  if (code === '3D000') return 'پایگاه دادهٔ نام‌برده در DATABASE_URL وجود ندارد؛ نخست آن را با UTF-8 بسازید.';
  return undefined;
}

function directoryFault(code: string | undefined, dir: string): string | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `پوشهٔ دادهٔ «${dir}» برای این کاربر نوشتنی نیست؛ مالک یا دسترسی آن را درست کنید یا DATA_DIR دیگری بدهید.`;
    case 'EROFS':
      return `پوشهٔ دادهٔ «${dir}» فقط‌خواندنی است؛ آن را نوشتنی سوار کنید یا DATA_DIR دیگری بدهید.`;
    case 'ENOSPC':
    case 'EDQUOT':
    // Node reports a copy that ran out of room so.
    case 'EIO':
      return `دیسک پوشهٔ دادهٔ «${dir}» پر است یا خطا می‌دهد؛ جا باز کنید و دوباره آغاز کنید.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `«${dir}» پوشه نیست؛ DATA_DIR را به یک پوشه برگردانید.`;
    default:
      return undefined;
  }
}

/** The sentence for an error that an operator can mend; undefined for a fault of the program. */
export function explainStartError(error: unknown, env: Place): string | undefined {
  if (error instanceof StartError || error instanceof EnvError || error instanceof DataDirInUseError)
    return error.message;
  const code = codeOf(error);
  if (env.DATABASE_URL) return databaseFault(code, error);
  if (error instanceof EngineFailure)
    return `پایگاه دادهٔ پوشهٔ «${env.DATA_DIR}» باز نشد و شاید آسیب دیده است؛ پشتیبان آن را با npm run restore در پوشه‌ای تازه بازگردانید.`;
  return directoryFault(code, env.DATA_DIR);
}

/**
 * Asks for the port before the start does anything that takes time.
 * @throws StartError where another program has it, or this user may not have it
 */
export async function requireFreePort({ PORT, HOST }: Pick<Place, 'PORT' | 'HOST'>): Promise<void> {
  const server = createServer();
  const taken = await new Promise<string | undefined>((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    server.listen(PORT, HOST, () => resolve(undefined));
  });
  if (taken === undefined) return new Promise((resolve) => server.close(() => resolve()));
  throw new StartError(
    taken === 'EADDRINUSE'
      ? `درگاه ${PORT} در دست برنامهٔ دیگری است؛ آن را ببندید یا PORT دیگری بدهید.`
      : `درگاه ${PORT} روی ${HOST} باز نشد (${taken})؛ PORT و HOST را درست کنید.`,
  );
}
