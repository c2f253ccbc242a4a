import { perFile, withoutComments } from './rule.ts';

/** Platform and library internals that only one file of the client may use. */
const seams: readonly { what: RegExp; file: string; advice: string }[] = [
  {
    what: /\b(?:localStorage|sessionStorage)\b/,
    file: 'src/client/ui/device/device-storage.ts',
    advice: 'is reached through deviceValue',
  },
  {
    what: /\b_serverResult\b|\b__TSR_\w+|\brouter\.ssr\b|\.stores\b|\bgetMatchStore\b|\blatestLocation\b|\bpreloadRoute\b/,
    file: 'src/client/router/router-internals.ts',
    advice: 'is a private part of the router',
  },
  {
    what: /\brouter-core\b|\bMatch\b[^;]*from '@tanstack\/react-router'/,
    file: 'src/client/router/router-internals.ts',
    advice: 'is a private part of the router',
  },
  {
    what: /\bnew Set<\(\) => void>/,
    file: 'src/client/ui/store.ts',
    advice: 'is what createStore and createListeners are for',
  },
];

/** What in `text`, the content of `file`, stands outside its one place. */
export function clientSeamFaults(file: string, text: string): string[] {
  if (!file.startsWith('src/client/') || file.endsWith('.gen.ts')) return [];
  const code = withoutComments(text);
  return seams.flatMap(({ what, file: place, advice }) => {
    const found = file === place ? undefined : what.exec(code)?.[0];
    return found === undefined ? [] : [`${file}: ${found} ${advice} (${place})`];
  });
}

export const checkClientSeams = perFile(clientSeamFaults);
