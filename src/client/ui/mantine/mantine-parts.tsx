import { DirectionProvider, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import variablesCss from '@mantine/core/styles/default-css-variables.css?inline';
import { type ReactNode, useState } from 'react';
import { addStyles } from '../add-styles.ts';
import { chosenScheme } from '../device/color-scheme.ts';
import { theme, themeCss } from '../theme.ts';

addStyles(variablesCss + themeCss);

/** The provider for Mantine's components. Only lazy code may import it: the first load contains no Mantine. */
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

/** One per provider, because a manager holds one subscription. */
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
