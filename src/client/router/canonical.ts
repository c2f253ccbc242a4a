import { notFound, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isObjectType, type ObjectType } from '../../core/ids/object-types.ts';
import { isUuid } from '../../core/ids/uuid.ts';

/**
 * For `params.parse`: the id in lower case.
 * @throws the router's `notFound` for anything but a UUID
 */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}

/**
 * For `params.parse`.
 * @throws the router's `notFound` for anything but a type of objects
 */
export function requireObjectType({ objectType }: { objectType: string }): { objectType: ObjectType } {
  if (!isObjectType(objectType)) throw notFound();
  return { objectType };
}

/**
 * For loaders on the server, after the reads.
 * @throws a permanent redirect if the URL has another name than the object
 */
export function redirectToName(written: string | undefined, name: string | undefined): void {
  if (name === undefined || written === name) return;
  throw redirect({ to: '.', params: (params) => ({ ...params, _splat: name }), search: true, statusCode: 301 });
}

/** The same on the device, once the name is known: replaces the URL without a history entry. */
export function useCanonicalName(written: string | undefined, name: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (name === undefined || written === name) return;
    void navigate({
      to: '.',
      params: (params) => ({ ...params, _splat: name }),
      search: true,
      hash: true,
      replace: true,
    });
  }, [navigate, written, name]);
}
