import type { CancelRun, CancelRunOrder } from '@tawa/contract/ordering/orders.cancel-runs';
import { formatRupees } from '@tawa/domain/common/money';
import { causeText } from '@tawa/domain/ordering/cancel-runs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ListSide } from '#ui/list/list-panel.tsx';
import { PanelBody, PanelPart } from '#ui/panel/panel-parts.tsx';
import { runQuery, runsQuery } from './cancel.queries.ts';
import { cancelTexts } from './cancel.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** 'Cancelling 7 of 12', or what came of it. */
function useRunWords(): (run: CancelRun) => string {
  const t = useTexts(cancelTexts);
  return ({ waiting, done, left, ended_on }) => {
    if (ended_on === null) return t.running({ done: String(done + left), count: String(waiting + done + left) });
    return done === 0 ? t.endedNone : t.ended({ count: done });
  };
}

function Head({ run }: { run: CancelRun }) {
  const t = useTexts(cancelTexts);
  const language = useLanguage();
  const words = useRunWords();
  const { waiting, done, left, goodwill, borne_by } = run;
  return (
    <div className="space-y-3">
      <p role="status" className="text-2xl font-bold">
        {words(run)}
      </p>
      {run.ended_on === null && (
        <progress
          aria-label={t.progress}
          value={done + left}
          max={waiting + done + left}
          className="block h-2 w-full accent-brand"
        />
      )}
      <div className="num text-body text-ink-2">
        <p>{t.goingBack({ sum: formatRupees(run.amount) })}</p>
        {goodwill > 0 && <p>{t.withGoodwill({ sum: formatRupees(goodwill * done), bearer: t.bearers[borne_by] })}</p>}
        <p className="break-words">“{run.note || causeText(run.reason)}”</p>
        <p className="text-note text-ink-3">
          {t.startedBy({ name: run.started_by_name, time: formatDateTime(run.started_on, language) })}
        </p>
      </div>
      {run.ended_on === null && <Banner tone="info">{t.mayLeave}</Banner>}
    </div>
  );
}

function Orders({ title, orders }: { title: string; orders: readonly CancelRunOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <PanelPart title={title} aside={<span className="num">{orders.length}</span>}>
      <ul className="divide-y divide-line text-sm">
        {orders.map(({ order_number, customer_name, restaurant_name, amount, state, left_reason }) => (
          <li key={order_number} className="py-2">
            <p className="flex justify-between gap-3">
              <span className="min-w-0 break-words">
                <Link
                  to={paths.allOrders({ open: order_number })}
                  className="num font-bold underline decoration-line-strong underline-offset-2"
                >
                  {order_number}
                </Link>{' '}
                {customer_name}
                <span className="block text-ink-3">{restaurant_name}</span>
              </span>
              {state !== 'left' && <span className="num">{formatRupees(amount)}</span>}
            </p>
            {left_reason && <p className="break-words text-ink-2">{left_reason}</p>}
          </li>
        ))}
      </ul>
    </PanelPart>
  );
}

interface Props {
  id: number;
  beside: boolean;
  onClose: () => void;
}

/** One run as far as it has come: what is done, what waits, what was left out and why. */
export function RunSide({ id, beside, onClose }: Props) {
  const t = useTexts(cancelTexts);
  const query = useQuery(runQuery(id));
  const run = query.data?.run;
  const title = t.title({ count: run ? run.waiting + run.done + run.left : 0 });
  return (
    <ListSide beside={beside} title={title} onClose={onClose}>
      <PanelBody query={query} failed={t.runFailed}>
        {({ run: shown, orders }) => (
          <>
            <Head run={shown} />
            <div className="mt-5">
              <Orders title={t.leftOut} orders={orders.filter(({ state }) => state === 'left')} />
              <Orders title={t.waitingOrders} orders={orders.filter(({ state }) => state === 'waiting')} />
              <Orders title={t.doneOrders} orders={orders.filter(({ state }) => state === 'done')} />
            </div>
          </>
        )}
      </PanelBody>
    </ListSide>
  );
}

/** The runs that work now, over the list, with the way back to each. */
export function RunsNow({ shown, onOpen }: { shown: number | null; onOpen: (id: number) => void }) {
  const t = useTexts(cancelTexts);
  const words = useRunWords();
  const { data = [] } = useQuery(runsQuery());
  const working = data.filter(({ ended_on, cancel_run_id }) => ended_on === null && cancel_run_id !== shown);
  if (working.length === 0) return null;
  return (
    <div className="mt-4 space-y-2">
      {working.map((run) => (
        <Banner
          key={run.cancel_run_id}
          tone="info"
          action={
            <Button variant="quiet" size={40} onClick={() => onOpen(run.cancel_run_id)}>
              {t.open}
            </Button>
          }
        >
          {words(run)}
        </Banner>
      ))}
    </div>
  );
}
