import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../../features/login/login-screen.tsx';
import { type LoginSearch, readLoginSearch } from '../../features/login/login-search.ts';

/** The search is checked with the screen: the first load of a public page does without it. */
export const Route = createFileRoute('/users/login')({
  validateSearch: (search) => search as LoginSearch,
  component: function LoginRoute() {
    return <LoginScreen search={readLoginSearch({ ...Route.useSearch() })} />;
  },
});
