import { listDifferingCities, type DifferingCity } from '@tawa/contract/catalogue/cities.office';
import { cityTermWords } from '@tawa/domain/catalogue/city-terms';
import { dateWords } from '@tawa/domain/common/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { officeSettingsTexts } from './settings.texts.ts';

const differingQuery = queryOptions({
  queryKey: ['admin-settings', 'cities'],
  queryFn: async ({ signal }) => (await call(listDifferingCities, {}, signal)).body,
  staleTime: 0,
});

function CityRow({ row }: { row: DifferingCity }) {
  const t = useTexts(officeSettingsTexts).differing;
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 text-sm first:border-t-0">
      <Link
        to={`/cities/${row.city_id}?open=${row.term}`}
        className="flex min-h-11 min-w-0 items-center font-semibold text-brand-ink wrap-anywhere hover:underline"
      >
        {t.of({ city: row.cityname, term: t[row.term] })}
      </Link>
      <span className="num text-ink-2">
        {row.value === null ? t.asEverywhere : cityTermWords(row.term, row.value)}
        {row.next_from !== null && `, ${t.changes({ day: dateWords(row.next_from) })}`}
      </span>
    </li>
  );
}

/** Cities where something else counts than what stands in the fees, each with the way to it. */
export function DifferingCities() {
  const t = useTexts(officeSettingsTexts).differing;
  const query = useQuery(differingQuery);
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-24 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed}>
      {(rows) => (
        <Card title={t.title} facts={t.facts}>
          {rows.length === 0 ? (
            <p className="text-sm text-ink-2">
              {t.none({
                cities: (words) => (
                  <Link className="font-bold text-brand-ink underline" to="/cities">
                    {words}
                  </Link>
                ),
              })}
            </p>
          ) : (
            <ul aria-label={t.title}>
              {rows.map((row) => (
                <CityRow key={`${row.city_id} ${row.term}`} row={row} />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Part>
  );
}
