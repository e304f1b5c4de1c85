import { optionsOf, type NatsAddress } from '#platform/live/fan-out/nats-url.ts';
import { messageOf } from '#platform/http/errors.ts';
import { ok, warn, type Check } from './check.ts';

const withinMs = 3000;

/** Whether NATS answers, where the processes tell each other through it. */
export async function checkFanOut(address: NatsAddress | undefined): Promise<Check[]> {
  if (!address) return [];
  try {
    const { connect } = await import('@nats-io/transport-node');
    const nats = await connect({ ...(await optionsOf(address)), timeout: withinMs, reconnect: false });
    const ms = await nats.rtt();
    await nats.close();
    return [ok('nats', `NATS answers within ${Math.ceil(ms)} ms.`)];
  } catch (error) {
    const says = `NATS does not answer (${messageOf(error)}): open pages of other processes hear by the database, somewhat later.`;
    return [warn('nats', says, 'See that it runs, and that NATS_URL names its address, user and password.')];
  }
}
