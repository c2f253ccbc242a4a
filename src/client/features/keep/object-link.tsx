import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepTexts } from '../../texts/keep.ts';
import type { KeptObject } from './kept-object.ts';

type ObjectLinkProps = KeptObject & { className?: string | undefined; children: ReactNode };

/** The way to a kept object's page; plain text if it no longer exists. */
export function ObjectLink({ objectType, objectId, object, ...rest }: ObjectLinkProps) {
  if (!object) return <span {...rest} title={keepTexts.gone} />;
  const { slug } = object;
  if (objectType === 'product')
    return <Link to="/products/$productId/$" params={{ productId: objectId, _splat: slug }} {...rest} />;
  if (objectType === 'category')
    return <Link to="/category/$categoryId/$" params={{ categoryId: objectId, _splat: slug }} {...rest} />;
  return <Link to="/supplier/$supplierId/$" params={{ supplierId: objectId, _splat: slug }} {...rest} />;
}
