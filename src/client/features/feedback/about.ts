import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isObjectType } from '../../../core/ids/object-types.ts';
import { isUuid } from '../../../core/ids/uuid.ts';
import type { Read } from '../../data/start-reads.ts';
import { type Reads, useReads } from '../../data/use-reads.ts';
import { useOnDevice } from '../../ui/device/use-on-device.ts';
import type { FeedbackContext } from './feedback-change.ts';

const REQUEST_ID = /^[\w.-]{8,128}$/;
const NOTHING: FeedbackContext = {};

/**
 * What a link to the page says that the feedback is about: the id of a failed request, or `#product=…`. A fragment: the
 * server draws one page for all of them.
 */
export function contextOf(hash: string): FeedbackContext {
  if (REQUEST_ID.test(hash)) return { requestId: hash };
  for (const [objectType, objectId] of new URLSearchParams(hash))
    if (isObjectType(objectType) && isUuid(objectId)) return { object: { objectType, objectId } };
  return NOTHING;
}

export function useLinkedContext(): FeedbackContext {
  const hash = useLocation({ select: (location) => location.hash });
  const isOnDevice = useOnDevice();
  return useMemo(() => (isOnDevice ? contextOf(hash) : NOTHING), [hash, isOnDevice]);
}

type ObjectOf = NonNullable<FeedbackContext['object']>;

function readOf({ catalog, suppliers }: Reads, { objectType, objectId }: ObjectOf): Read {
  if (objectType === 'product') return catalog.product(objectId);
  return objectType === 'category' ? catalog.category(objectId) : suppliers.supplier(objectId);
}

const NO_OBJECT: ObjectOf = { objectType: 'product', objectId: '' };

/** The object's name, also from a saved page; undefined until it is known. */
export function useObjectTitle(object: ObjectOf | undefined): string | undefined {
  const read = readOf(useReads(), object ?? NO_OBJECT);
  const { data } = useQuery({ ...read, enabled: object !== undefined, throwOnError: false });
  const { title, name } = (data ?? {}) as { title?: string; name?: string };
  return title ?? name;
}
