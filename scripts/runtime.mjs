/** @param {string} version */
const partsOf = (version) => version.split('.').map(Number);

/** Whether `version` is not older than `wanted`. @param {string} version @param {string} wanted */
export function isAtLeast(version, wanted) {
  const given = partsOf(version);
  for (const [index, part] of partsOf(wanted).entries()) {
    const other = given[index] ?? 0;
    if (other !== part) return other > part;
  }
  return true;
}

/**
 * The npm package with the Node of a machine. @param {NodeJS.Platform} platform @param {string} arch
 */
export const packageOf = (platform, arch) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/**
 * @typedef {object} Machine
 * @property {Record<string, string>} pinned The `node-…` packages of package.json, with their exact versions.
 * @property {NodeJS.Platform} platform
 * @property {string} arch
 * @property {{ path: string, version: string }} own The machine's own Node.
 * @property {(name: string) => string | undefined} pathOf The Node of an installed package.
 * @property {(path: string) => string | undefined} versionOf What an executable answers to `--version`, if it runs.
 */

/**
 * The Node that runs the project: the pinned package of this machine, else the machine's own if it is not older.
 * @param {Machine} machine
 * @returns {string} its path
 * @throws Error with a Persian sentence when there is neither
 */
export function pickRuntime({ pinned, platform, arch, own, pathOf, versionOf }) {
  const name = packageOf(platform, arch);
  const version = pinned[name];
  const path = version === undefined ? undefined : pathOf(name);
  if (path !== undefined && versionOf(path) === `v${version}`) return path;
  const wanted = version ?? Object.values(pinned)[0] ?? '0';
  if (isAtLeast(own.version, wanted)) return own.path;
  throw new Error(
    `بستهٔ ${name} روی این دستگاه به کار نمی‌آید و Node این دستگاه ${own.version} است؛ Node نسخهٔ ${wanted} یا نوتر را نصب کنید و دوباره اجرا کنید.`,
  );
}
