import { Workbox } from 'workbox-window';

const WORKER_URL = '/sw.js';

export async function registerWorker(): Promise<void> {
  await new Workbox(trustedWorkerUrl()).register({ immediate: true });
}

/** Trusted Types treat a worker's URL as a script: the page's only policy allows this one. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('rasteh', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError(`no script from ${url}`);
      return url;
    },
  });
  // Workbox types the URL as a string, but passes the value to `register` unchanged.
  return policy.createScriptURL(WORKER_URL) as unknown as string;
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => object };
}
