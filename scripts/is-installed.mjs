/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

/**
 * Whether npm's note of the installed packages has every package of the lockfile with its integrity. A package of another
 * platform is optional and may be missing.
 * @param {Lock} wanted @param {Lock} installed
 */
export const isInstalled = (wanted, installed) =>
  Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  }) && Object.keys(installed.packages).every((path) => path in wanted.packages);
