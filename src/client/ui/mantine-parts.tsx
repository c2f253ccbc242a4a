import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { COLOR_SCHEME_KEY } from './color-scheme.ts';
import { theme } from './theme.ts';

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Around every use of Mantine's parts. Only lazy code may import it: the first load carries none of Mantine. */
export function MantineParts({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
