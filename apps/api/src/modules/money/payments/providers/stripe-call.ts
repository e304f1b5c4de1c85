import type { Stripe } from 'stripe';
import type { Line, Outgoing } from '#platform/outgoing.ts';
import { answerWithinMs, isRefusal } from './http.ts';
import { ProviderRefusal } from './provider.ts';

type Client = typeof Stripe;

// Its 19 MB are loaded where there are keys alone, and no start waits for that.
export const loadStripe = async (): Promise<Client> => (await import('stripe')).Stripe;

interface Account {
  secretKey: string;
  apiUrl: string;
}

/** Stripe's client for one call: what it sends goes over the line and is sent once. */
function clientOver(line: Line, Client: Client, { secretKey, apiUrl }: Account): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Client(secretKey, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Client.createFetchHttpClient(async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const answer = await line.fetch(url, { ...init, timeoutMs: answerWithinMs });
      // Read to its end here, so that a line lost halfway is a failure of the line.
      return new Response(await answer.arrayBuffer(), answer);
    }),
  });
}

/** What to throw for an error of the library; itself never: it carries headers and sentences that logs must not hold. */
function errorOf({ code, rawType, type, statusCode, detail, message }: Stripe.errors.StripeError, line: Line): Error {
  if (detail instanceof Error) return detail;
  line.note({ code: code ?? rawType ?? type });
  if (statusCode !== undefined && isRefusal(statusCode)) return new ProviderRefusal(message);
  return new Error(`Stripe answered ${statusCode ?? 'with what is no JSON'}.`);
}

/** The way to ask Stripe. Throws ProviderRefusal when it said no for good, and any other error when nobody knows what happened. */
export const createStripeCall =
  (account: Account, outgoing: Outgoing, loading: Promise<Client>) =>
  <T>(act: string, ask: (stripe: Stripe) => Promise<T>): Promise<T> =>
    outgoing.call({ provider: 'stripe', act }, async (line) => {
      const Client = await loading;
      try {
        return await ask(clientOver(line, Client, account));
      } catch (error) {
        throw error instanceof Client.errors.StripeError ? errorOf(error, line) : error;
      }
    });
