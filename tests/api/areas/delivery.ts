import { randomUUID } from 'node:crypto';
import { deliveryAddress } from '../../../src/contract/delivery/delivery-address.ts';
import { pageOf } from '../../../src/contract/page.ts';
import { buildDeliveryAddresses, exampleForm } from '../../factories/delivery-addresses.ts';
import { areaCalls } from '../../setup/area-calls.ts';

/** More than a test file deletes, and with those that it adds fewer than a person may have. */
const ADDRESSES = 36;

export const deliveryCalls = areaCalls(
  {
    'GET /api/v1/deliveryaddresses': { access: 'user', answer: pageOf(deliveryAddress) },
    'POST /api/v1/deliveryaddresses': { access: 'user', answer: deliveryAddress },
    'GET /api/v1/deliveryaddresses/default': { access: 'user', answer: deliveryAddress },
    'PUT /api/v1/deliveryaddresses/{id}': { access: 'owner', answer: deliveryAddress },
    'DELETE /api/v1/deliveryaddresses/{id}': { access: 'owner', answer: deliveryAddress },
    'POST /api/v1/deliveryaddresses/{id}/selected': { access: 'owner', answer: deliveryAddress },
  },
  async ({ app: { db }, held }) => {
    const [addressId = '', ...addressIds] = await buildDeliveryAddresses(db, held.userId, ADDRESSES);
    return {
      ids: { '/api/v1/deliveryaddresses/{id}': addressId },
      examples: {
        'POST /api/v1/deliveryaddresses': () => ({ body: { clientId: randomUUID(), ...exampleForm } }),
        'PUT /api/v1/deliveryaddresses/{id}': { body: exampleForm, isVersioned: true },
        'DELETE /api/v1/deliveryaddresses/{id}': () => ({ id: addressIds.pop(), isVersioned: true }),
      },
    };
  },
);
