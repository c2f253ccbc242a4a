import { createFileRoute, redirect } from '@tanstack/react-router';
import { readNeedSearch } from '../features/need/need-search.ts';

/** A permanent redirect: the need page has one URL. */
export const Route = createFileRoute('/newai')({
  validateSearch: readNeedSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/ai', search, statusCode: 308 });
  },
});
