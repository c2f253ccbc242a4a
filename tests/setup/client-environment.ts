import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Globals = Record<string, PropertyDescriptor>;

/** The console is vitest's own; the process is the worker. */
const KEPT = new Set(['console', 'process', 'global', 'globalThis']);
const isOfVitest = (name: string): boolean => name.startsWith('__v');

const consoleOfNode = globalThis.console;
const openTimers = new Set<NodeJS.Timeout>();
let globalsBefore: Globals | undefined;
let closeDom = async (): Promise<void> => {};

/**
 * The environment of the client's tests: a worker keeps the libraries that it loaded, and each test file gets a new
 * DOM. `startFile` opens it.
 */
export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => {
    rememberTimers();
    Object.assign(globalThis, { __vitest_start_file__: startFile });
    return { teardown: () => closeDom() };
  },
} satisfies Environment;

async function startFile(): Promise<void> {
  globalsBefore ??= Object.getOwnPropertyDescriptors(globalThis) as Globals;
  await closeDom();
  for (const timer of openTimers) clearTimeout(timer);
  openTimers.clear();
  restoreGlobals(globalsBefore);
  closeDom = await openDom();
}

/** What jsdom says itself, such as that it opens no other document, is no console error of the app. */
async function openDom(): Promise<() => Promise<void>> {
  const { console } = globalThis;
  globalThis.console = consoleOfNode;
  try {
    const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
    return async () => teardown(globalThis);
  } finally {
    globalThis.console = console;
  }
}

/** Without what the last file and its DOM left: IndexedDB, stubs, wrapped classes. */
function restoreGlobals(before: Globals): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (!(name in before || isOfVitest(name))) Reflect.deleteProperty(globalThis, name);
  }
  for (const [name, descriptor] of Object.entries(before)) {
    if (!KEPT.has(name)) Object.defineProperty(globalThis, name, descriptor);
  }
}

/** So that no timer of a file fires in the next one. */
function rememberTimers(): void {
  const { setTimeout, setInterval } = globalThis;
  const remembered = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
    Object.assign((...args: Parameters<Start>) => {
      const timer = (start as unknown as (...args: unknown[]) => NodeJS.Timeout)(...args);
      openTimers.add(timer);
      return timer;
    }, start) as unknown as Start;
  globalThis.setTimeout = remembered(setTimeout);
  globalThis.setInterval = remembered(setInterval);
}
