import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import variablesCss from '@mantine/core/styles/default-css-variables.css?inline';
import type { ReactNode } from 'react';
import { addStyles } from './add-styles.ts';
import { COLOR_SCHEME_KEY } from './color-scheme.ts';
import { theme, themeCss } from './theme.ts';

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

addStyles(variablesCss + themeCss);

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
