import type { PartnerDelivery } from '@tawa/contract/accounts/partners.webhooks';
import { webhookStates, type WebhookState } from '@tawa/domain/accounts/partner-webhooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { formatDateTime, formatSecond } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAction } from '#ui/use-action.ts';
import type { PartnerCalls } from './partner-calls.ts';
import { partnersTexts } from './partners.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const tones: Readonly<Record<WebhookState, BadgeTone>> = { waiting: 'info', delivered: 'success', parked: 'danger' };

/** What came of the last try, and when the next one is. */
function useOutcome({ last_status, last_ms, tries, next_try_at }: PartnerDelivery): string {
  const language = useLanguage();
  const t = useTexts(partnersTexts).log;
  if (last_ms === null) return '';
  const answered =
    last_status === null ? t.unanswered({ ms: last_ms }) : t.answered({ status: last_status, ms: last_ms });
  const next = next_try_at === null ? [] : [t.next({ when: formatSecond(next_try_at, language) })];
  return [answered, t.tries({ count: tries }), ...next].join(' · ');
}

function Row({ one, calls }: { one: PartnerDelivery; calls: PartnerCalls }) {
  const all = useTexts(partnersTexts);
  const language = useLanguage();
  const t = all.log;
  const deed = useAction(calls.held);
  const outcome = useOutcome(one);
  const when = formatDateTime(one.at, language);
  const kind = all.kinds[one.kind];
  const replay = () => calls.replay({ ids: [one.webhook_event_id] });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <b>{kind}</b>
          <Badge tone={tones[one.state]}>{t.states[one.state]}</Badge>
        </p>
        <p className="num text-sm wrap-anywhere text-ink-2">
          {[one.order_number, when, one.event_id].filter(Boolean).join(' · ')}
        </p>
        {outcome !== '' && <p className="num text-note text-ink-3">{outcome}</p>}
        {one.last_answer && <p className="text-note wrap-anywhere text-ink-3">{one.last_answer}</p>}
      </div>
      {one.state !== 'waiting' && (
        <Button
          variant="secondary"
          size={48}
          aria-label={t.againLabel({ kind, when })}
          pending={deed.isPending}
          onClick={() => deed.mutate({ run: replay, done: t.sent({ count: 1 }) })}
        >
          {t.again}
        </Button>
      )}
    </li>
  );
}

const momentOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' && value !== '' ? new Date(value).toISOString() : '';

function SpanSheet({ calls, onClose }: { calls: PartnerCalls; onClose: () => void }) {
  const all = useTexts(partnersTexts);
  const t = all.log;
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: (span: { from: string; to: string }) => calls.replay(span),
    onSuccess: ({ body }) => {
      toast.success(t.sent({ count: body.replayed }));
      onClose();
      return client.invalidateQueries({ queryKey: calls.held });
    },
    onError: (error) => toast.error(messageFrom(error, all.notSaved)),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    sending.mutate({ from: momentOf(values.get('from')), to: momentOf(values.get('to')) });
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.spanTitle}>
      <form className="space-y-5" onSubmit={send}>
        <p className="text-body text-ink-2">{t.spanText}</p>
        <TextField label={t.from} name="from" type="datetime-local" required />
        <TextField label={t.to} name="to" type="datetime-local" required />
        <Button type="submit" wide pending={sending.isPending}>
          {t.sendSpan}
        </Button>
      </form>
    </Sheet>
  );
}

const isState = (value: string): value is WebhookState => webhookStates.some((one) => one === value);

/** What was sent and how it was answered; each goes out again under the id that it has. */
export function DeliveriesCard({ calls }: { calls: PartnerCalls }) {
  const all = useTexts(partnersTexts);
  const t = all.log;
  const [state, setState] = useState<WebhookState | null>(null);
  const [isSending, setSending] = useState(false);
  const query = useInfiniteQuery({
    queryKey: [...calls.held, 'log', state],
    queryFn: async ({ pageParam, signal }) => {
      const part = { ...(state && { state }), ...(pageParam > 0 && { before: pageParam }) };
      return (await calls.listLog(part, signal)).body;
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchInterval: 5000,
  });
  const skeleton = (
    <Loading className="grid gap-3">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-16 w-full" />
    </Loading>
  );
  const choices = [{ value: '', label: t.all }, ...webhookStates.map((value) => ({ value, label: t.states[value] }))];
  const choose = (value: string) => setState(isState(value) ? value : null);
  return (
    <Card
      title={t.title}
      facts={t.facts}
      action={
        <Button variant="secondary" size={40} onClick={() => setSending(true)}>
          {t.span}
        </Button>
      }
    >
      <SelectField
        label={t.show}
        options={choices}
        value={state ?? ''}
        className="max-w-60"
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Part query={query} skeleton={skeleton} failed={all.failed}>
        {({ pages }) => {
          const rows = pages.flatMap(({ deliveries }) => deliveries);
          if (rows.length === 0)
            return <p className="py-4 text-body text-ink-2">{state === null ? t.empty : t.none}</p>;
          return (
            <ul aria-label={t.title} className="divide-y divide-line">
              {rows.map((one) => (
                <Row key={one.webhook_event_id} one={one} calls={calls} />
              ))}
            </ul>
          );
        }}
      </Part>
      {query.hasNextPage && (
        <Button variant="secondary" wide pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t.more}
        </Button>
      )}
      {isSending && <SpanSheet calls={calls} onClose={() => setSending(false)} />}
    </Card>
  );
}
