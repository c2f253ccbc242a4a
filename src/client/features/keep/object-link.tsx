import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { keepTexts } from '../../offline/outbox/keep-texts.ts';
import { objectTarget } from '../../router/object-target.ts';
import type { KeptObject } from './kept-object.ts';

type ObjectLinkProps = KeptObject & { className?: string | undefined; children: ReactNode };

/** The way to a kept object's page; plain text if it no longer exists. */
export function ObjectLink({ objectType, objectId, object, ...rest }: ObjectLinkProps) {
  if (!object) return <span {...rest} title={keepTexts.gone} />;
  return <Link {...objectTarget(objectType, objectId, object.slug)} {...rest} />;
}
