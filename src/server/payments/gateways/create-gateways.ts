import type { AppDeps } from '../../app-deps.ts';
import type { Gateway } from './gateway.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { Zarinpal } from './zarinpal.ts';

export type GatewayDeps = Pick<AppDeps, 'db' | 'now' | 'env'>;

/** The gateways of PAYMENT_GATEWAYS, in its order. */
export const createGateways = (deps: GatewayDeps): readonly Gateway[] =>
  deps.env.PAYMENT_GATEWAYS.map((code) => (code === 'sandbox' ? sandboxOf(deps) : zarinpalOf(deps)));

export const sandboxOf = ({ db, now, env }: GatewayDeps): Sandbox => new Sandbox({ db, now, siteUrl: env.SITE_URL });

function zarinpalOf({ env }: GatewayDeps): Zarinpal {
  if (env.ZARINPAL_MERCHANT_ID === undefined) throw new Error('ZARINPAL_MERCHANT_ID is checked when the server starts');
  return new Zarinpal({ url: env.ZARINPAL_URL, merchantId: env.ZARINPAL_MERCHANT_ID });
}

export const findGateway = (deps: GatewayDeps, code: string): Gateway | undefined =>
  createGateways(deps).find((gateway) => gateway.code === code);
