import { createECDH } from 'node:crypto';
import { pushKey, pushRemoval, pushSubscription } from '../../../src/contract/push/push-subscription.ts';
import { areaCalls } from '../../setup/area-calls.ts';

export const pushCalls = areaCalls(
  {
    'GET /api/v1/push/key': { access: 'all', answer: pushKey },
    'PUT /api/v1/push/subscriptions': { access: 'all', answer: pushSubscription },
    'DELETE /api/v1/push/subscriptions': { access: 'all', answer: pushRemoval },
    'POST /api/v1/push/subscriptions/read': { access: 'all', answer: pushSubscription },
    'POST /api/v1/push/subscriptions/join': { access: 'user', answer: pushSubscription },
  },
  async ({ write }) => {
    const endpoint = 'https://push.example.com/x';
    const p256dh = createECDH('prime256v1').generateKeys('base64url');
    const subscription = { endpoint, keys: { p256dh, auth: 'A'.repeat(22) }, topics: ['build'] };
    await write('PUT /api/v1/push/subscriptions', subscription);
    return {
      examples: {
        'PUT /api/v1/push/subscriptions': { body: subscription },
        'POST /api/v1/push/subscriptions/join': { body: { endpoint } },
        'POST /api/v1/push/subscriptions/read': { body: { endpoint } },
        'DELETE /api/v1/push/subscriptions': { body: { endpoint: `${endpoint}/removed` } },
      },
    };
  },
);
