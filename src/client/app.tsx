import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { createAppRouter } from './router.tsx';
import { COLOR_SCHEME_KEY, theme } from './ui/theme.ts';

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

export function App(props: { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient }) {
  return (
    <DirectionProvider initialDirection="rtl" detectDirection={false}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={props.queryClient}>
          <Provider>
            <RouterProvider router={props.router} />
          </Provider>
        </QueryClientProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}
