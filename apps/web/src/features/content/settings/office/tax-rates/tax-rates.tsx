import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { listTaxRates, type TaxRatesOfKind } from '@tawa/contract/money/tax-rates';
import { taxRateKinds } from '@tawa/domain/money/tax-rates';
import { dateWords } from '@tawa/domain/common/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { TaxRateForm } from './tax-rate-form.tsx';
import { TaxRateHistory } from './tax-rate-history.tsx';
import { percentOf, rateOn } from './tax-rate-values.ts';
import { officeTaxRatesTexts } from './tax-rates.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const taxRatesQuery = () =>
  queryOptions({
    queryKey: ['admin-settings', 'tax-rates'],
    queryFn: async ({ signal }) => (await call(listTaxRates, {}, signal)).body,
    staleTime: 0,
  });

function KindRow({ kind: { category, rates } }: { kind: TaxRatesOfKind }) {
  const t = useTexts(officeTaxRatesTexts);
  const { label, help } = taxRateKinds[category];
  const next = rates.findLast(({ state }) => state === 'waiting');
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0 max-md:col-start-1 max-md:row-start-1">
        <p className="text-sm font-semibold">{label}</p>
        <p className="text-note text-ink-3">{help}</p>
      </div>
      <div className="num text-sm max-md:col-span-2 max-md:row-start-2">
        <b>{percentOf(rates.find(({ state }) => state === 'in_force')?.rate_bp ?? 0)}</b>
        {next && (
          <span className="mt-1 flex flex-wrap items-center gap-2">
            {percentOf(next.rate_bp)}
            <Badge tone="info" icon={CalendarBlankIcon}>
              {t.from({ day: dateWords(next.valid_from) })}
            </Badge>
          </span>
        )}
      </div>
      <Link
        to={`?group=taxes&open=${category}`}
        aria-label={t.changeOf({ label })}
        className="flex min-h-11 items-center px-2 text-sm font-bold text-brand-ink hover:underline max-md:col-start-2 max-md:row-start-1"
      >
        {t.change}
      </Link>
    </li>
  );
}

function OpenKind({ kind, now, onClose }: { kind: TaxRatesOfKind; now: number; onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={taxRateKinds[kind.category].label}
      phone="full"
      desktop="drawer"
      width="small"
    >
      <ForActing part="settings">
        <TaxRateForm key={kind.rates.length} kind={kind} now={now} current={rateOn(kind.rates, now)} />
      </ForActing>
      <TaxRateHistory rates={kind.rates} />
    </Sheet>
  );
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeTaxRatesTexts, language);
  return (
    <Loading label={t.loadingTaxRates}>
      <Skeleton className="h-72 w-full rounded-xl" />
    </Loading>
  );
});

/** What GST is counted on, each with its rate now and the next one; the open kind stands in the address. */
export function TaxRates({ now }: { now: number }) {
  const language = useLanguage();
  const t = useTexts(officeTaxRatesTexts);
  const query = useQuery(taxRatesQuery());
  const [search, setSearch] = useSearchParams();
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
      {(kinds) => {
        const open = kinds.find(({ category }) => category === search.get('open'));
        return (
          <>
            <Card>
              <h2 className="text-xl font-bold">{t.title}</h2>
              <p className="mt-1 mb-2 text-note text-ink-3">{t.facts}</p>
              <ul aria-label={t.list}>
                {kinds.map((kind) => (
                  <KindRow key={kind.category} kind={kind} />
                ))}
              </ul>
            </Card>
            {open && <OpenKind kind={open} now={now} onClose={() => setSearch({ group: 'taxes' })} />}
          </>
        );
      }}
    </Part>
  );
}
