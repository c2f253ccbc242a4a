/** Topics that a person can subscribe to. */
export const pushTopics = ['build', 'notices'] as const;
export type PushTopic = (typeof pushTopics)[number];

/**
 * The content of a push message. It has no text, so nothing private reaches a push service or a locked screen; the
 * worker has the words (push-texts.ts).
 */
export interface PushMessage {
  topic: PushTopic;
  /** The page of this site that a click opens. */
  path: string;
  count?: number;
}

const isTopic = (value: unknown): value is PushTopic => pushTopics.some((topic) => topic === value);

/** A second slash or a backslash would name another host. */
const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?![/\\])/.test(value);

/** Undefined for anything but a message of ours. */
export function readPushMessage(data: unknown): PushMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { topic, path, count } = data as Record<string, unknown>;
  if (!isTopic(topic) || !isPath(path)) return undefined;
  return { topic, path, ...(typeof count === 'number' && count > 0 && { count }) };
}
