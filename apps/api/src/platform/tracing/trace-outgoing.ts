import type { Outgoing } from '../outgoing.ts';
import type { Tracing } from './tracing.ts';

/** The same way out, with a span for each call: whom it went to and how it was answered, no address beyond the host. */
export const traceOutgoing = (outgoing: Outgoing, { part }: Pick<Tracing, 'part'>): Outgoing => ({
  call: (called, work) =>
    part(
      () => ({ name: `${called.provider} ${called.act}`, kind: 'client', facts: { 'peer.service': called.provider } }),
      (note) =>
        outgoing.call(called, (line) =>
          work({
            note(facts) {
              line.note(facts);
              note({ 'server.address': facts.host, 'http.response.status_code': facts.status });
            },
            async fetch(url, send) {
              note({ 'server.address': new URL(url).host });
              const answer = await line.fetch(url, send);
              note({ 'http.response.status_code': answer.status });
              return answer;
            },
          }),
        ),
    ),
});
