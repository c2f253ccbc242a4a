import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { createAppRouter } from './create-router.tsx';

export function App(props: { router: ReturnType<typeof createAppRouter>; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={props.queryClient}>
      <Provider>
        <RouterProvider router={props.router} />
      </Provider>
    </QueryClientProvider>
  );
}
