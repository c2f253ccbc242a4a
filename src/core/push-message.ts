/** What a person can ask to be told of. */
export const pushTopics = ['build'] as const;
export type PushTopic = (typeof pushTopics)[number];

/**
 * All that a push message carries. It has no text, so that nothing private can pass through a push service or lie on a
 * locked screen: the worker has the words (push-texts.ts).
 */
export interface PushMessage {
  topic: PushTopic;
  /** Where a press leads; of this site. */
  path: string;
  count?: number;
}

const isTopic = (value: unknown): value is PushTopic => pushTopics.some((topic) => topic === value);

/** A second slash, or a backslash, would begin another host. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Undefined for what is no message of ours. */
export function readPushMessage(data: unknown): PushMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { topic, path, count } = data as Record<string, unknown>;
  if (!isTopic(topic) || !isPath(path)) return undefined;
  return { topic, path, ...(typeof count === 'number' && count > 0 && { count }) };
}
