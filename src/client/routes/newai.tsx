import { createFileRoute, redirect } from '@tanstack/react-router';
import { readNeedSearch } from '../features/need/need-search.ts';

/** There is one need line; its second address has moved for good. */
export const Route = createFileRoute('/newai')({
  validateSearch: readNeedSearch,
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/ai', search, statusCode: 308 });
  },
});
