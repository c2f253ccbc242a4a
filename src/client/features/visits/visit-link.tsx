import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { VisitedObject } from './visit-history.ts';

interface VisitLinkProps {
  visit: Pick<VisitedObject, 'objectType' | 'objectId' | 'slug'>;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to the page of a visited object. */
export function VisitLink({ visit: { objectType, objectId, slug }, ...given }: VisitLinkProps) {
  if (objectType === 'product')
    return <Link to="/products/$productId/$" params={{ productId: objectId, _splat: slug }} {...given} />;
  if (objectType === 'category')
    return <Link to="/category/$categoryId/$" params={{ categoryId: objectId, _splat: slug }} {...given} />;
  return <Link to="/supplier/$supplierId/$" params={{ supplierId: objectId, _splat: slug }} {...given} />;
}
