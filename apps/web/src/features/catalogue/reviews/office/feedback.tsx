import { exportFeedback, hideFeedback, listFeedback, type Feedback } from '@tawa/contract/catalogue/reviews.office';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatDate } from '#lib/format.ts';
import { deskFeedbackTexts as texts } from '#lib/messages-office-feedback.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { OfficeReview } from './review.tsx';

const State = ({ row }: { row: Feedback }) => (
  <span className="flex flex-wrap gap-1">
    {row.visible ? <Badge tone="success">{texts.visible}</Badge> : <Badge icon={EyeSlashIcon}>{texts.hidden}</Badge>}
    {row.reports.length > 0 && (
      <Badge tone="warning" icon={FlagIcon}>
        {texts.reported}
      </Badge>
    )}
  </span>
);

const stars = (rating: number | null) => (rating === null ? '–' : `${rating} of 5`);

const columns: ListColumn<Feedback>[] = [
  { id: 'name', header: 'Author', cell: ({ name }) => <span className="font-semibold">{name}</span> },
  { id: 'restaurant', header: 'Restaurant', cell: ({ restaurant_name }) => restaurant_name },
  { id: 'rating', header: 'Stars', numeric: true, cell: ({ rating }) => stars(rating) },
  {
    id: 'review',
    header: 'Words',
    spare: true,
    cell: ({ review }) => <span className="line-clamp-2">{review ?? texts.noWords}</span>,
  },
  { id: 'state', header: 'State', cell: (row) => <State row={row} /> },
  {
    id: 'created_on',
    header: 'Written',
    sortable: true,
    cell: ({ created_on }) => <span className="num">{formatDate(created_on)}</span>,
  },
];

const filtersWith = (cities: readonly { city_id: number; cityname: string }[]): ListFilter[] => [
  {
    name: 'city',
    label: texts.city,
    options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
  },
  { name: 'restaurant', label: texts.restaurant, kind: 'link' },
  { name: 'rated_from', label: texts.ratedFrom, kind: 'link' },
  { name: 'rated_to', label: texts.ratedTo, kind: 'link' },
];

const quick: QuickFilter[] = [
  { label: texts.reported, icon: FlagIcon, filters: { tab: 'reported' } },
  { label: texts.hidden, icon: EyeSlashIcon, filters: { tab: 'hidden' } },
];

const bulk: BulkAction<Feedback>[] = [
  {
    label: texts.hide,
    icon: EyeSlashIcon,
    danger: true,
    fits: ({ visible }) => visible,
    ask: (count) => ({ title: texts.hideMany(count), text: texts.hideHint }),
    reason: texts.reason,
    run: (rows, reason) => {
      const pairs = rows.map(({ restaurant_id, user_id }) => ({ restaurant_id, user_id }));
      return call(hideFeedback, { body: { pairs, reason } });
    },
    done: texts.hiddenMany,
  },
];

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const idOf = ({ restaurant_id, user_id }: Feedback) => `${restaurant_id}-${user_id}`;

const cardOf = (row: Feedback) => (
  <div className="space-y-1 text-sm">
    <CardHead name={row.name}>
      <State row={row} />
    </CardHead>
    <p className="num text-ink-2">
      {row.restaurant_name}, {stars(row.rating)}
    </p>
    <p className="line-clamp-3 break-words">{row.review ?? texts.noWords}</p>
  </div>
);

const panelOf = (id: string) => <OfficeReview key={id} id={id} idOf={idOf} />;

/** Every rating and review, with what was reported about it. */
export function OfficeFeedback() {
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<Feedback>
      name="feedback"
      title={texts.title}
      nouns={['review', 'reviews']}
      read={async (wanted, signal) => (await call(listFeedback, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportFeedback, queryOf(wanted))).body}
      columns={columns}
      rowId={idOf}
      rowName={({ name }) => name}
      card={cardOf}
      sort="-created_on"
      searchLabel={texts.search}
      filters={filtersWith(cities.data ?? [])}
      quick={quick}
      bulk={bulk}
      panel={panelOf}
      empty={texts.empty}
    />
  );
}
