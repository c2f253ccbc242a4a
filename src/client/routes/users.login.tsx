import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '../features/account/login/login-screen.tsx';
import { readLoginSearch } from '../features/account/login/login-search.ts';

export const Route = createFileRoute('/users/login')({
  validateSearch: readLoginSearch,
  component: function LoginRoute() {
    return <LoginScreen search={Route.useSearch()} />;
  },
});
