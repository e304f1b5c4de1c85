import * as contract from '@tawa/contract/accounts/broadcasts';
import type { Broadcast } from '@tawa/contract/accounts/broadcasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction } from '#ui/use-action.ts';
import { reachQuery } from './broadcasts.queries.ts';
import { broadcastsTexts } from './broadcasts.texts.ts';

const held = ['list', 'broadcasts'] as const;

/** What is typed as India's clock has it. */
const indiaInstant = (local: string): string | null => {
  const at = new Date(`${local}:00+05:30`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
};

type Question = 'plan' | 'remove' | null;

function Removal({ draft, onClose, open }: { draft: Broadcast; onClose: () => void; open: boolean }) {
  const t = useTexts(broadcastsTexts);
  const action = useAction(held);
  const [, setParams] = useSearchParams();
  const run = () =>
    action.mutate(
      { run: () => call(contract.deleteBroadcast, { params: { broadcast_id: draft.broadcast_id } }), done: t.removed },
      { onSuccess: () => setParams({}, { preventScrollReset: true }), onSettled: onClose },
    );
  return (
    <ConfirmDialog
      open={open}
      danger
      title={t.removeTitle}
      confirmLabel={t.remove}
      pending={action.isPending}
      onConfirm={run}
      onCancel={onClose}
    >
      {draft.title}
    </ConfirmDialog>
  );
}

/** Sends a draft to oneself, to everybody now or later, or throws it away. */
export function BroadcastStart({ draft, isChanged }: { draft: Broadcast; isChanged: boolean }) {
  const t = useTexts(broadcastsTexts);
  const online = useOnline();
  const action = useAction(held);
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const [question, setQuestion] = useState<Question>(null);
  const { channels, city_id, ordered_within, not_ordered_for, diets, broadcast_id, version } = draft;
  const reach = useQuery(reachQuery({ channels, city_id, ordered_within, not_ordered_for, diets })).data;
  const starts_at = when === 'now' ? null : indiaInstant(at);
  const params = { broadcast_id };
  const plan = () =>
    action.mutate(
      { run: () => call(contract.planBroadcast, { params, body: { version, starts_at } }) },
      { onSettled: () => setQuestion(null) },
    );
  const isReady = online && !isChanged && !action.isPending && (when === 'now' || starts_at !== null);
  const people = reach === undefined ? '' : formatCount(reach.people);
  return (
    <PanelPart title={t.when}>
      <div className="space-y-3">
        <Button
          size={40}
          variant="secondary"
          disabled={isChanged || !online}
          onClick={() => action.mutate({ run: () => call(contract.testBroadcast, { params }), done: t.tested })}
        >
          {t.test}
        </Button>
        <Segmented
          label={t.when}
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t.now },
            { value: 'later', label: t.later },
          ]}
        />
        {when === 'later' && (
          <TextField
            label={t.startsAt}
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
        )}
        <p className="text-sm text-ink-2">{t.quiet}</p>
        {isChanged && <p className="text-note font-semibold text-warning">{t.saveFirst}</p>}
        <div className="flex flex-wrap gap-2">
          <Button disabled={!isReady} onClick={() => setQuestion('plan')}>
            {when === 'now' ? t.plan({ count: people }) : t.planLater}
          </Button>
          <Button variant="quiet" onClick={() => setQuestion('remove')}>
            {t.remove}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={question === 'plan'}
        title={t.planTitle}
        confirmLabel={when === 'now' ? t.plan({ count: people }) : t.planLater}
        cancelLabel={t.notNow}
        pending={action.isPending}
        pendingText={t.planning}
        onConfirm={plan}
        onCancel={() => setQuestion(null)}
      >
        {t.planText}
      </ConfirmDialog>
      <Removal draft={draft} open={question === 'remove'} onClose={() => setQuestion(null)} />
    </PanelPart>
  );
}
