import type { OnlineMethod } from '@tawa/domain/payments';
import { onlineMethods } from '@tawa/domain/payments';
import type { Db } from '../../../platform/db.ts';
import type { Env } from '../../../platform/env.ts';
import { createDemoProvider } from './demo.ts';
import type { PaymentProvider } from './provider.ts';
import { hmac } from './signatures.ts';

/** The ways to be paid that this server has keys for. */
export interface Providers {
  /** What a customer can choose beside cash. */
  methods: readonly OnlineMethod[];
  /** Who takes a payment of this method; undefined when nobody does. */
  forMethod(method: string): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
}

type Settings = Pick<Env, 'DEMO' | 'isProduction' | 'JWT_SECRET'>;

/** The secret with which the demo provider signs: known to this installation alone. */
export const demoSecret = ({ JWT_SECRET }: Pick<Env, 'JWT_SECRET'>): string => hmac(JWT_SECRET, 'demo provider');

/** Every configured provider, the first that takes a method being asked for it. */
export function createProviders(env: Settings, db: Db): Providers {
  const isTrying = env.DEMO || !env.isProduction;
  const demo = isTrying ? [createDemoProvider({ db, secret: demoSecret(env) })] : [];
  return chooseAmong([], demo);
}

/** Real providers take what they can; the demo provider stands in only where there is none. */
export function chooseAmong(real: readonly PaymentProvider[], demo: readonly PaymentProvider[]): Providers {
  const offering = real.length > 0 ? real : demo;
  const forMethod = (method: string) => offering.find(({ methods }) => methods.some((one) => one === method));
  return {
    methods: onlineMethods.filter((method) => forMethod(method) !== undefined),
    forMethod,
    named: (name) => [...real, ...demo].find((provider) => provider.name === name),
  };
}
