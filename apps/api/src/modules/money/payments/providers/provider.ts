import { findOwn } from '@tawa/domain/common/own';
import type { ObservedPayment, OnlineMethod, ProviderName } from '@tawa/domain/money/payments';

/** A payment as it is first told to a provider. */
export interface PaymentInput {
  /** Our own name of it, kept before the first call: a repeated call opens nothing twice. */
  key: string;
  order_number: string;
  /** Paise. */
  amount: number;
  currency: string;
  method: string;
  expires_at: Date;
  /** The page of ours that leads on from the payment: a path. */
  back: string;
}

/** Where the customer pays: an address to go to, or a form to send there. */
export interface PayPage {
  url: string;
  fields: Record<string, string> | null;
}

/** A UPI code as a provider is asked for it: it takes this sum (paise) once, and nothing after `expires_at`. */
export type CodeInput = Omit<PaymentInput, 'method' | 'back'>;

export interface OpenedCode {
  provider_code_id: string;
  /** What the code says. */
  link: string;
}

/** How a provider makes codes that take one sum each. */
export interface CodeMaker {
  open(input: CodeInput): Promise<OpenedCode>;
  /** Every payment by a code that the provider knows. */
  listPayments(providerCodeId: string): Promise<ObservedPayment[]>;
  /** Takes no more money by it. */
  close(providerCodeId: string): Promise<void>;
}

export interface OpenedPayment {
  provider_order_id: string;
  /** Null where the page is made from the ids alone. */
  pay_url: string | null;
}

export interface ProviderRefund {
  provider_refund_id: string;
  state: 'pending' | 'processed' | 'failed';
  bank_reference: string | null;
}

/** What a signed event says, in our words. */
export interface ProviderEvent {
  id: string;
  type: string;
  provider_order_id: string | null;
  payment: ObservedPayment | null;
  refund: ProviderRefund | null;
}

/** What a signed body says: an event, JSON in a shape that we do not know, or nothing that is JSON. */
export type Reading = ProviderEvent | 'unreadable' | 'no_json';

export interface RefundInput {
  key: string;
  provider_payment_id: string;
  /** Paise. */
  amount: number;
}

/**
 * A way to be paid. Calls throw when the provider did not answer or refused: what happened then is unknown, and the same
 * call with the same key finds out.
 */
export interface PaymentProvider {
  name: ProviderName;
  methods: readonly OnlineMethod[];
  open(input: PaymentInput): Promise<OpenedPayment>;
  /** Where an opened payment is paid. */
  pageOf(payment: { provider_order_id: string; pay_url: string | null; input: PaymentInput }): PayPage;
  /** Every attempt to pay this order that the provider knows. */
  listPayments(providerOrderId: string): Promise<ObservedPayment[]>;
  /** Takes no more money for it, where the provider can be told so; what was paid stays paid. */
  close?(providerOrderId: string): Promise<void>;
  refund(input: RefundInput): Promise<ProviderRefund>;
  findRefund(providerRefundId: string): Promise<ProviderRefund>;
  /** Codes for cash that is due, where the provider makes any; what is paid by one is heard under the code's own id. */
  codes?: CodeMaker;
  /** What a body says that the provider signed; undefined when it did not, or too long ago. */
  readEvent(body: Buffer, headers: WebhookHeaders, now: Date): Promise<Reading | undefined>;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export const headerOf = (headers: WebhookHeaders, name: string): string => [findOwn(headers, name)].flat()[0] ?? '';

/** The provider understood and said no: another try of the same would hear the same. */
export class ProviderRefusal extends Error {}
