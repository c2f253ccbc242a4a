import { type FeedbackType, isFeedbackType } from '../../../core/content/feedback.ts';
import { isObjectType, type ObjectType } from '../../../core/ids/object-types.ts';
import { type AttachedFile, areFiles } from './attached-file.ts';

/** What feedback is about, besides its text. */
export interface FeedbackContext {
  object?: { objectType: ObjectType; objectId: string } | undefined;
  /** Of a request that failed. */
  requestId?: string | undefined;
}

/** Feedback as the outbox keeps it. */
export interface FeedbackChange extends FeedbackContext {
  /** Made by the device. */
  id: string;
  type: FeedbackType;
  text: string;
  /** Empty: none. */
  contact: string;
  /** The build that wrote it. */
  appBuild: string;
  /** Whether it was written by a signed-in user: it is sent in their name. */
  isOfUser: boolean;
  /** Of that user. */
  files?: readonly AttachedFile[] | undefined;
}

export const FEEDBACK_OPERATION = 'feedback.send';

export const feedbackObjectKey = (id: string): string => `feedback:${id}`;

const TEXTS = ['id', 'text', 'contact', 'appBuild'] as const;

function isObject(value: unknown): boolean {
  if (value === undefined) return true;
  const { objectType, objectId } = (value ?? {}) as Record<string, unknown>;
  return isObjectType(objectType) && typeof objectId === 'string';
}

export function isFeedback(payload: unknown): payload is FeedbackChange {
  const { type, object, requestId, isOfUser, files, ...rest } = (payload ?? {}) as Record<string, unknown>;
  return (
    isFeedbackType(type) &&
    TEXTS.every((name) => typeof rest[name] === 'string') &&
    typeof isOfUser === 'boolean' &&
    isObject(object) &&
    areFiles(files) &&
    (requestId === undefined || typeof requestId === 'string')
  );
}
