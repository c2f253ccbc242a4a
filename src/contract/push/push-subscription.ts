import { z } from 'zod';
import { pushTopics } from '../../core/worker/push-message.ts';

const ENDPOINT_MAX_LENGTH = 1_024;
const LAST_MINUTE = 24 * 60 - 1;

const pushTopic = z.enum(pushTopics);

/** The push service's URL for one browser. Whoever knows it can send to that browser, so no URL or log contains it. */
const endpoint = z.string().max(ENDPOINT_MAX_LENGTH).pipe(z.url());

const minute = z.int().min(0).max(LAST_MINUTE).nullable();

export const pushKey = z.object({
  /** The VAPID public key in base64url, with which a browser subscribes. */
  publicKey: z.string(),
  topics: z.array(pushTopic),
});

const ENDPOINT_EXAMPLE = 'https://push.example.com/send/1a2b3c';

export const pushEndpoint = z.object({ endpoint }).meta({ examples: [{ endpoint: ENDPOINT_EXAMPLE }] });
export type PushEndpoint = z.infer<typeof pushEndpoint>;

export const pushSubscriptionBody = z
  .object({
    endpoint,
    keys: z.object({
      /** An uncompressed point of P-256. */
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      /** 16 bytes. */
      auth: z.string().regex(/^[\w-]{22}(==)?$/),
    }),
    topics: z
      .array(pushTopic)
      .min(1)
      .max(pushTopics.length)
      .refine((topics) => new Set(topics).size === topics.length, { message: 'هر موضوع یک بار.' }),
    /** Quiet hours, in minutes of the day in Tehran; both or neither. @default null */
    quietFrom: minute.default(null),
    quietTo: minute.default(null),
  })
  .refine(({ quietFrom, quietTo }) => (quietFrom === null) === (quietTo === null), {
    path: ['quietTo'],
    message: 'آغاز و پایان ساعت‌های سکوت با هم لازم است.',
  })
  .refine(({ quietFrom, quietTo }) => quietFrom === null || quietFrom !== quietTo, {
    path: ['quietTo'],
    message: 'پایان ساعت‌های سکوت باید با آغاز آن فرق کند.',
  })
  .meta({
    examples: [
      {
        endpoint: ENDPOINT_EXAMPLE,
        keys: {
          p256dh: 'BEBeMYerEhag6dKja9lVnzTOO6M5UYHk9qEd1POWwYGZoL6wgxVYA3IRw4M_E7fK9skm4kp_tfxRGBh2aTb3Mq4',
          auth: 'AAECAwQFBgcICQoLDA0ODw',
        },
        topics: ['build'],
        quietFrom: 1320,
        quietTo: 420,
      },
    ],
  });
export type PushSubscriptionBody = z.infer<typeof pushSubscriptionBody>;

export const pushSubscription = z.object({
  id: z.uuid(),
  topics: z.array(pushTopic),
  quietFrom: minute,
  quietTo: minute,
  /** Whether the caller has joined it to their account, in the session of this call. */
  isMine: z.boolean(),
});
export type PushSubscriptionSettings = z.infer<typeof pushSubscription>;

/** As the export has it: whoever knows the endpoint can send, so it names the service alone. */
export const exportedPushSubscription = pushSubscription.omit({ isMine: true }).extend({
  /** The host of the push service. */
  service: z.string(),
  createdAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type ExportedPushSubscription = z.infer<typeof exportedPushSubscription>;

export const pushRemoval = z.object({
  /** False if there was nothing to remove. */
  removed: z.boolean(),
});
