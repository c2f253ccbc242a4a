const thrower = (name: string) => `() => { throw new DOMException('fault', '${name}'); }`;
const blockGetters = `for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
  Object.defineProperty(globalThis, name, { get: ${thrower('SecurityError')} });`;
const blockOpen = `IDBFactory.prototype.open = ${thrower('SecurityError')};
  Storage.prototype.getItem = Storage.prototype.setItem = Storage.prototype.removeItem = ${thrower('SecurityError')};
  CacheStorage.prototype.open = CacheStorage.prototype.match = () => Promise.reject(new DOMException('fault', 'SecurityError'));`;
const fill = `IDBObjectStore.prototype.put = ${thrower('QuotaExceededError')};
  Storage.prototype.setItem = ${thrower('QuotaExceededError')};`;
const silence = `IDBFactory.prototype.open = () => ({});
  CacheStorage.prototype.open = CacheStorage.prototype.match = () => new Promise(() => {});`;

/** What a device's storage may do, with the script that makes it so before a page starts. */
export const storageFaults: [name: string, script: string][] = [
  ['throws wherever it is touched', blockGetters],
  ['is blocked', blockOpen],
  ['is full', fill],
  ['never answers', silence],
];
