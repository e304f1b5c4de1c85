import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowCounterClockwise';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import {
  type OfficeCity,
  takeBackCityTerm,
  type CityTermNow,
  type CityTermValue,
} from '@tawa/contract/catalogue/cities.office';
import { cityTermWords } from '@tawa/domain/catalogue/city-terms';
import { dateWords } from '@tawa/domain/common/text';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { useMayAct } from '#lib/session/office-access.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { officeCitiesTexts } from './cities.texts.ts';
import { CityTermForm, ownWords } from './city-term-form.tsx';
import { everywhereWords } from './city-term-values.ts';
import { type CityTerms, termsQuery, useCityAction } from './city.queries.ts';

const units = { platform_fee: 'perOrder', commission: 'ofItems', delivery_radius: 'around' } as const;

function TermRow({ term, city }: { term: CityTermNow; city: OfficeCity }) {
  const t = useTexts(officeCitiesTexts).terms;
  const language = useLanguage();
  const mayAct = useMayAct('settings');
  const next = term.history.findLast(({ state }) => state === 'waiting');
  const label = t[term.term];
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <div className="min-w-0 max-md:col-start-1 max-md:row-start-1">
        <p className="text-sm font-semibold">{label}</p>
        <p className="text-note text-ink-3">{t[units[term.term]]}</p>
      </div>
      <div className="num min-w-0 text-sm max-md:col-span-2 max-md:row-start-2">
        {term.value === null ? (
          <span className="text-ink-2">{t.asEverywhere({ value: everywhereWords(term, language) })}</span>
        ) : (
          <b>{cityTermWords(term.term, term.value)}</b>
        )}
        {next && (
          <span className="mt-1 flex flex-wrap items-center gap-2">
            {ownWords(term.term, next.value, t.everywhereAgain)}
            <Badge tone="info" icon={CalendarBlankIcon}>
              {t.from({ day: dateWords(next.valid_from) })}
            </Badge>
          </span>
        )}
      </div>
      <Link
        to={`?open=${term.term}`}
        aria-label={mayAct ? t.changeOf({ label, city: city.cityname }) : t.historyOf({ label, city: city.cityname })}
        className="flex min-h-11 items-center px-2 text-sm font-bold text-brand-ink hover:underline max-md:col-start-2 max-md:row-start-1"
      >
        {mayAct ? t.change : t.history}
      </Link>
    </li>
  );
}

function PastRow({ cityId, term, row }: { cityId: number; term: CityTermNow['term']; row: CityTermValue }) {
  const t = useTexts(officeCitiesTexts).terms;
  const action = useCityAction();
  const mayAct = useMayAct('settings');
  const { city_term_id, state } = row;
  const run = () => call(takeBackCityTerm, { params: { city_id: cityId, city_term_id } });
  return (
    <li className="text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <b className="num">{ownWords(term, row.value, t.everywhereAgain)}</b>
        {state === 'in_force' && <Badge tone="success">{t.inForce}</Badge>}
        {state === 'waiting' && <Badge tone="info">{t.waits}</Badge>}
      </p>
      <p className="num text-note text-ink-3">{t.from({ day: dateWords(row.valid_from) })}</p>
      <p className="text-note [overflow-wrap:anywhere] text-ink-2">
        {t.changedBy({ name: row.set_by, reason: row.reason })}
      </p>
      {state === 'waiting' && mayAct && (
        <Button
          size={40}
          variant="secondary"
          icon={ArrowCounterClockwiseIcon}
          className="mt-2"
          pending={action.isPending}
          onClick={() => action.mutate({ run, done: t.takenBack })}
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}

interface OpenProps {
  cityId: number;
  term: CityTermNow;
  terms: CityTerms;
  onClose: () => void;
}

function OpenTerm({ cityId, term, terms, onClose }: OpenProps) {
  const t = useTexts(officeCitiesTexts).terms;
  const language = useLanguage();
  const mayAct = useMayAct('settings');
  const now = term.value === null ? everywhereWords(term, language) : cityTermWords(term.term, term.value);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t[term.term]}
      phone="full"
      desktop="drawer"
      width="small"
    >
      <p className="mb-5 flex flex-wrap items-baseline justify-between gap-2 rounded-lg bg-surface-2 px-4 py-3">
        <span className="text-sm text-ink-2">{t.now}</span>
        <b className="num min-w-0 [overflow-wrap:anywhere]">
          {term.value === null ? t.asEverywhere({ value: now }) : now}
        </b>
      </p>
      {mayAct && <CityTermForm cityId={cityId} term={term} terms={terms} />}
      <section className="mt-6 border-t border-line pt-4">
        <h3 className="mb-3 text-base font-bold">{t.history}</h3>
        {term.history.length === 0 && <p className="text-sm text-ink-2">{t.never}</p>}
        <ol className="space-y-3">
          {term.history.map((row) => (
            <PastRow key={row.city_term_id} cityId={cityId} term={term.term} row={row} />
          ))}
        </ol>
      </section>
    </Sheet>
  );
}

/** What a city has of its own: now, next, and the way to change it; the open one stands in the address. */
export function CityTermsCard({ city }: { city: OfficeCity }) {
  const t = useTexts(officeCitiesTexts).terms;
  const [search, setSearch] = useSearchParams();
  const query = useQuery(termsQuery(city.city_id));
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-56 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed}>
      {(terms) => {
        const open = terms.terms.find(({ term }) => term === search.get('open'));
        return (
          <>
            <Card title={t.title} facts={t.facts}>
              <ul aria-label={t.title}>
                {terms.terms.map((term) => (
                  <TermRow key={term.term} term={term} city={city} />
                ))}
              </ul>
            </Card>
            {open && (
              <OpenTerm key={open.term} cityId={city.city_id} term={open} terms={terms} onClose={() => setSearch({})} />
            )}
          </>
        );
      }}
    </Part>
  );
}
