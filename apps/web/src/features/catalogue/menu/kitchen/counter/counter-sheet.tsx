import { declareSame, renewCounter, type KitchenCounter } from '@tawa/contract/catalogue/menu/menu.counter';
import { kitchenReportsMax } from '@tawa/domain/catalogue/counter/price-reports';
import { formatRupees } from '@tawa/domain/common/money';
import { dateWords } from '@tawa/domain/common/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, messageFrom } from '#lib/api/api-client.ts';
import { useMutation } from '#lib/api/use-mutation.ts';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CounterDifferences } from './counter-differences.tsx';
import { kitchenCounterQuery } from './counter.queries.ts';
import { kitchenCounterTexts } from './counter.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function useSayOfAll(run: () => Promise<{ body: { dishes: number } }>, done: (said: { count: number }) => string) {
  const client = useQueryClient();
  const t = useTexts(kitchenCounterTexts);
  return useMutation({
    mutationFn: async () => (await run()).body.dishes,
    onSuccess: (count) => toast.success(done({ count })),
    onError: (error) => toast.error(messageFrom(error, t.notSaid)),
    onSettled: () => client.invalidateQueries({ queryKey: kitchenCounterQuery().queryKey }),
  });
}

function Standing({ counter: { same_since, dishes } }: { counter: KitchenCounter }) {
  const t = useTexts(kitchenCounterTexts);
  const onSale = dishes.filter(({ is_on_sale }) => is_on_sale);
  const living = onSale.filter(({ state }) => state === 'living');
  const lapsed = onSale.filter(({ state }) => state === 'lapsed').length;
  const soonest = living.map(({ lapses_on }) => lapses_on ?? '').toSorted()[0];
  return (
    <div className="grid gap-2">
      {same_since !== null && <Banner tone="success">{t.whole({ day: dateWords(same_since) })}</Banner>}
      {same_since === null && (
        <Banner tone="quiet">
          {living.length === 0 ? t.none : t.part({ count: living.length, all: onSale.length })}
        </Banner>
      )}
      {lapsed > 0 && <Banner tone="warning">{t.lapsed({ count: lapsed })}</Banner>}
      {soonest && <p className="text-note text-ink-3">{t.soonest({ day: dateWords(soonest) })}</p>}
    </div>
  );
}

function Reports({ reports, onOpen }: { reports: KitchenCounter['reports']; onOpen: (menuId: number) => void }) {
  const t = useTexts(kitchenCounterTexts);
  const language = useLanguage();
  if (reports.length === 0) return null;
  return (
    <section aria-labelledby="counter-reports">
      <h3 id="counter-reports" className="text-lg font-bold">
        {t.reports}
      </h3>
      {reports.length === kitchenReportsMax && <p className="text-note text-ink-3">{t.reportsNewest}</p>}
      <ul className="mt-2 grid gap-3">
        {reports.map((report) => (
          <li key={report.price_report_id} className="rounded-lg border border-line px-4 py-3">
            <p className="font-semibold wrap-anywhere">{report.dish_name}</p>
            <p className="text-body text-pretty text-ink-2">
              {t.saw({
                seen: formatRupees(report.price_seen),
                counter: formatRupees(report.counter_price),
                day: formatDate(report.created_on, language),
              })}
            </p>
            {report.note !== '' && <p className="text-body wrap-anywhere">“{report.note}”</p>}
            <p className="mt-1 text-note text-ink-2 wrap-anywhere">
              {report.state === 'waiting' ? t.states.waiting : t.states[report.state]({ reason: report.reason ?? '' })}
            </p>
            {report.state === 'waiting' && (
              <Button variant="quiet" size={40} className="-mb-2 -ml-4" onClick={() => onOpen(report.menu_id)}>
                {t.correct({ dish: report.dish_name })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Whole({ counter, onOpen }: { counter: KitchenCounter; onOpen: (menuId: number) => void }) {
  const t = useTexts(kitchenCounterTexts);
  const [asks, setAsks] = useState(false);
  const same = useSayOfAll(() => call(declareSame, {}), t.sameDone);
  const renew = useSayOfAll(() => call(renewCounter, {}), t.renewDone);
  const onSale = counter.dishes.filter(({ is_on_sale }) => is_on_sale);
  const other = onSale.filter(({ counter_price, price }) => counter_price !== null && counter_price !== price).length;
  const renewable = counter.dishes.some(({ state }) => state === 'living' || state === 'lapsed');
  const facts = { count: onSale.length, other };
  return (
    <div className="grid gap-5">
      <p className="text-body text-ink-2">{t.lead}</p>
      <Standing counter={counter} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={onSale.length === 0} onClick={() => setAsks(true)}>
          {t.same}
        </Button>
        {renewable && (
          <Button variant="secondary" pending={renew.isPending} onClick={() => renew.mutate()}>
            {t.renew}
          </Button>
        )}
      </div>
      <CounterDifferences dishes={onSale} onOpen={onOpen} />
      <Reports reports={counter.reports} onOpen={onOpen} />
      <ConfirmDialog
        open={asks}
        title={t.sameTitle}
        confirmLabel={t.sameConfirm}
        pending={same.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => same.mutate(undefined, { onSettled: () => setAsks(false) })}
      >
        {other > 0 ? t.sameOver(facts) : t.sameText(facts)}
      </ConfirmDialog>
    </div>
  );
}

interface Props {
  onOpen: (menuId: number) => void;
  onClose: () => void;
}

/** What the menu says of the counter: the whole of it by one press, what differs, and what customers saw. */
export function CounterSheet({ onOpen, onClose }: Props) {
  const t = useTexts(kitchenCounterTexts);
  const query = useQuery(kitchenCounterQuery());
  const skeleton = (
    <Loading label={t.loading} className="grid gap-3">
      <Skeleton className="h-12 w-full rounded-md" />
      <Skeleton className="h-48 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title} phone="full" width="large">
      <Part query={query} skeleton={skeleton} failed={t.failed}>
        {(counter) => <Whole counter={counter} onOpen={onOpen} />}
      </Part>
    </Sheet>
  );
}
