const WORKER_URL = '/sw.js';
const JOURNAL_WORKER = /^\/assets\/journal-worker-[\w-]+\.js$/;

interface ScriptPolicy {
  createScriptURL: (url: string) => object;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/**
 * Trusted Types treat a worker's URL as a script: the page's only policy allows the workers of the build. The value is
 * passed on unchanged by what types it as a string.
 */
export function trustedScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  policy ??= trustedTypes.createPolicy('rasteh', {
    createScriptURL: (given) => {
      if (given !== WORKER_URL && !JOURNAL_WORKER.test(given)) throw new TypeError(`no script from ${given}`);
      return given;
    },
  });
  return policy.createScriptURL(url) as unknown as string;
}
