import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import variablesCss from '@mantine/core/styles/default-css-variables.css?inline';
import { type ReactNode, useState } from 'react';
import { addStyles } from './add-styles.ts';
import { chosenScheme } from './color-scheme.ts';
import { theme, themeCss } from './theme.ts';

addStyles(variablesCss + themeCss);

/** Around every use of Mantine's parts. Only lazy code may import it: the first load carries none of Mantine. */
export function MantineParts({ children }: { children: ReactNode }) {
  const [schemeManager] = useState(createSchemeManager);
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={schemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}

/** Each provider has its own: a manager holds one subscription. */
function createSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: chosenScheme.get,
    set: chosenScheme.set,
    subscribe: (onUpdate) => {
      stop = chosenScheme.subscribe(() => onUpdate(chosenScheme.get()));
    },
    unsubscribe: () => stop(),
    clear: chosenScheme.drop,
  };
}
