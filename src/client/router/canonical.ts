import { notFound, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUuid } from '../../core/uuid.ts';

/** For `params.parse`: what is no id at all names no page; the same id in other letters names the same one. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw notFound();
  return id.toLowerCase();
}

/** On the server: an address with another name than the object's own has moved for good. For loaders, after the reads. */
export function redirectToName(written: string | undefined, name: string | undefined): void {
  if (name === undefined || written === name) return;
  throw redirect({ to: '.', params: (params) => ({ ...params, _splat: name }), search: true, statusCode: 301 });
}

/** The same on the device, once the object's name is known: the address is put right without an entry in the history. */
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
