import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { objectTarget } from '../../router/object-target.ts';
import type { VisitedObject } from './count/visit-history.ts';

interface VisitLinkProps {
  visit: Pick<VisitedObject, 'objectType' | 'objectId' | 'slug'>;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the page of a visited object. */
export function VisitLink({ visit: { objectType, objectId, slug }, ...given }: VisitLinkProps) {
  return <Link {...objectTarget(objectType, objectId, slug)} {...given} />;
}
