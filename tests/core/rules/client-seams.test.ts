import { describe, expect, it } from 'vitest';
import { clientSeamFaults } from '../../../scripts/rules/client-seams.ts';

const FILE = 'src/client/features/need/need-line.tsx';
const faultsOf = (text: string, file = FILE) => clientSeamFaults(file, text);

describe('clientSeamFaults', () => {
  it.each([
    "localStorage.getItem('rasteh-x')",
    'const storage = globalThis.sessionStorage;',
    'router._serverResult',
    'location.state.__TSR_key',
    'router.ssr = { manifest: undefined };',
    'router.stores.matches.get()',
    'router.latestLocation.href',
    'router.preloadRoute = later;',
    "import type { RouterCore } from '@tanstack/router-core';",
    "import { Match, Outlet } from '@tanstack/react-router';",
    'const listeners = new Set<() => void>();',
  ])('refuses %s outside its file', (text) => {
    expect(faultsOf(text)).toHaveLength(1);
    expect(faultsOf(text)[0]).toContain(FILE);
  });

  it('lets each seam stand in its own file', () => {
    expect(faultsOf('localStorage.getItem(key)', 'src/client/ui/device/device-storage.ts')).toEqual([]);
    expect(faultsOf('router.latestLocation.href', 'src/client/router/router-internals.ts')).toEqual([]);
    expect(faultsOf('new Set<() => void>()', 'src/client/ui/store.ts')).toEqual([]);
  });

  it('takes no notice of comments, documented interfaces, generated code and the server', () => {
    expect(
      faultsOf("// As localStorage does.\nimport { Link } from '@tanstack/react-router';\nnew Set<string>()"),
    ).toEqual([]);
    expect(faultsOf('const { matches } = router.state;')).toEqual([]);
    expect(faultsOf('localStorage', 'src/client/app/route-tree.gen.ts')).toEqual([]);
    expect(faultsOf('new Set<() => void>()', 'src/server/live/live-streams.ts')).toEqual([]);
  });
});
