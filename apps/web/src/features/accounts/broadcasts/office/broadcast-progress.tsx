import { moveBroadcast, type Broadcast } from '@tawa/contract/accounts/broadcasts';
import { broadcastChannels, broadcastLeft, type BroadcastAct } from '@tawa/domain/accounts/broadcasts';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Facts, PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction } from '#ui/use-action.ts';
import { BroadcastLooks } from './broadcast-looks.tsx';
import { CountRows } from './count-rows.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const isOver = ({ phase }: Broadcast): boolean => phase === 'done' || phase === 'stopped';

function Far({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const { people, sent, failed, left_late, is_gathered, phase } = broadcast;
  const done = sent + failed + left_late;
  if (phase === 'stopped')
    return <Banner tone="warning">{t.stoppedAfter({ sent: formatCount(sent), people: formatCount(people) })}</Banner>;
  if (phase === 'planned' || phase === 'draft') return null;
  return (
    <div className="space-y-2">
      <p role="status" className="num text-2xl font-bold">
        {is_gathered ? t.progress({ done: formatCount(done), people: formatCount(people) }) : t.gathering}
      </p>
      {!isOver(broadcast) && (
        <progress
          aria-label={t.progressLabel}
          value={done}
          max={Math.max(1, people)}
          className="block h-2 w-full accent-brand"
        />
      )}
    </div>
  );
}

/** Pause, go on, stop, back to draft: what is possible now. */
function Acts({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const action = useAction(['list', 'broadcasts']);
  const [asks, setAsks] = useState(false);
  const { phase, broadcast_id, sent } = broadcast;
  const go = (act: BroadcastAct) =>
    action.mutate(
      { run: () => call(moveBroadcast, { params: { broadcast_id }, body: { act } }) },
      { onSettled: () => setAsks(false) },
    );
  if (isOver(broadcast)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {phase === 'paused' ? (
        <Button size={40} pending={action.isPending} onClick={() => go('go_on')}>
          {t.goOn}
        </Button>
      ) : (
        <Button size={40} variant="secondary" pending={action.isPending} onClick={() => go('pause')}>
          {t.pause}
        </Button>
      )}
      {phase === 'planned' && (
        <Button size={40} variant="secondary" pending={action.isPending} onClick={() => go('take_back')}>
          {t.takeBack}
        </Button>
      )}
      <Button size={40} variant="danger" onClick={() => setAsks(true)}>
        {t.stop}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        focus="confirm"
        title={t.stopTitle}
        confirmLabel={t.stop}
        cancelLabel={t.notNow}
        pending={action.isPending}
        onConfirm={() => go('stop')}
        onCancel={() => setAsks(false)}
      >
        {t.stopText({ sent: formatCount(sent) })}
      </ConfirmDialog>
    </div>
  );
}

function Segment({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const language = useLanguage();
  const { cityname, ordered_within, not_ordered_for, diets, planned_by_name, starts_at } = broadcast;
  const facts: [string, string][] = [
    ...(cityname === null ? [] : [[t.city, cityname] satisfies [string, string]]),
    ...(ordered_within === null
      ? []
      : [[t.orderedWithin, t.daysAgo({ days: ordered_within })] satisfies [string, string]]),
    ...(not_ordered_for === null
      ? []
      : [[t.notOrderedFor, t.days({ days: not_ordered_for })] satisfies [string, string]]),
    ...(diets.length === 0 ? [] : [[t.diets, diets.map((one) => t.diet[one]).join(', ')] satisfies [string, string]]),
  ];
  return (
    <>
      <Facts facts={facts.length === 0 ? [[t.segment, t.everybody]] : facts} />
      {planned_by_name !== null && starts_at !== null && (
        <p className="num mt-2 text-note text-ink-3">
          {t.plannedBy({ name: planned_by_name, time: formatDateTime(starts_at, language) })}
        </p>
      )}
    </>
  );
}

/** How far a broadcast is, what became of it, and what can be done about it. */
export function BroadcastProgress({ broadcast }: { broadcast: Broadcast }) {
  const t = useTexts(broadcastsTexts);
  const { sent, failed, left_late, left, by_channel, channels, title, body, link } = broadcast;
  const mayAct = useMayAct('content');
  const leftOut = broadcastLeft.filter((reason) => left[reason] > 0);
  return (
    <div className="space-y-4">
      <Far broadcast={broadcast} />
      {mayAct && <Acts broadcast={broadcast} />}
      {broadcast.phase === 'night' && <Banner tone="info">{t.quiet}</Banner>}
      <PanelPart title={t.sentTo} aside={<span className="num">{formatCount(sent)}</span>}>
        <CountRows
          rows={[
            ...broadcastChannels
              .filter((channel) => channels.includes(channel))
              .map((channel): [string, string] => [t.way[channel], formatCount(by_channel[channel])]),
            [t.failed, formatCount(failed)],
            [t.leftLate, formatCount(left_late)],
          ]}
        />
      </PanelPart>
      {leftOut.length > 0 && (
        <PanelPart title={t.leftTitle}>
          <CountRows rows={leftOut.map((reason) => [t.left[reason], formatCount(left[reason])])} />
        </PanelPart>
      )}
      <PanelPart title={t.whom}>
        <Segment broadcast={broadcast} />
      </PanelPart>
      <PanelPart title={t.looks}>
        <BroadcastLooks words={{ title, body, link: link ?? '', channels }} />
      </PanelPart>
    </div>
  );
}
