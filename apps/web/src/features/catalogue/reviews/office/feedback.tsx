import { exportFeedback, hideFeedback, listFeedback, type Feedback } from '@tawa/contract/catalogue/reviews.office';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { FlagIcon } from '@phosphor-icons/react/dist/ssr/Flag';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { BulkAction, ListColumn, ListFilter, ListQuery, QuickFilter } from '#ui/list/list-props.ts';
import { OfficeReview } from './review.tsx';
import { officeReviewsTexts } from './reviews.texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const State = ({ row }: { row: Feedback }) => {
  const t = useTexts(officeReviewsTexts);
  return (
    <span className="flex flex-wrap gap-1">
      {row.visible ? <Badge tone="success">{t.visible}</Badge> : <Badge icon={EyeSlashIcon}>{t.hidden}</Badge>}
      {row.reports.length > 0 && (
        <Badge tone="warning" icon={FlagIcon}>
          {t.reported}
        </Badge>
      )}
    </span>
  );
};

const stars = (rating: number | null, language: Language) =>
  rating === null ? '–' : textsIn(officeReviewsTexts, language).outOfFive({ rating });

const columnsInIn = keepEach((language: Language) => {
  const officeReviews = textsIn(officeReviewsTexts, language);
  return keepEach((language: Language): ListColumn<Feedback>[] => {
    const t = textsIn(officeReviewsTexts, language);
    return [
      { id: 'name', header: officeReviews.author, cell: ({ name }) => <span className="font-semibold">{name}</span> },
      { id: 'restaurant', header: officeReviews.restaurant, cell: ({ restaurant_name }) => restaurant_name },
      { id: 'rating', header: officeReviews.stars, numeric: true, cell: ({ rating }) => stars(rating, language) },
      {
        id: 'review',
        header: officeReviews.words,
        spare: true,
        cell: ({ review }) => <span className="line-clamp-2">{review ?? t.noWords}</span>,
      },
      { id: 'state', header: officeReviews.state, cell: (row) => <State row={row} /> },
      {
        id: 'created_on',
        header: officeReviews.written,
        sortable: true,
        cell: ({ created_on }) => <span className="num whitespace-nowrap">{formatDate(created_on, language)}</span>,
      },
    ];
  });
});

const filtersWith = (cities: readonly { city_id: number; cityname: string }[], language: Language): ListFilter[] => {
  const t = textsIn(officeReviewsTexts, language);
  return [
    {
      name: 'city',
      label: t.city,
      options: cities.map(({ city_id, cityname }) => ({ value: city_id, label: cityname })),
    },
    { name: 'restaurant', label: t.restaurant, kind: 'link' },
    { name: 'rated_from', label: t.ratedFrom, kind: 'link' },
    { name: 'rated_to', label: t.ratedTo, kind: 'link' },
  ];
};

const quickIn = keepEach((language: Language): QuickFilter[] => {
  const t = textsIn(officeReviewsTexts, language);
  return [
    { label: t.reported, icon: FlagIcon, filters: { tab: 'reported' } },
    { label: t.hidden, icon: EyeSlashIcon, filters: { tab: 'hidden' } },
  ];
});

const bulkIn = keepEach((language: Language): BulkAction<Feedback>[] => {
  const t = textsIn(officeReviewsTexts, language);
  return [
    {
      label: t.hide,
      icon: EyeSlashIcon,
      danger: true,
      fits: ({ visible }) => visible,
      ask: (count) => ({ title: t.hideMany({ count }), text: t.hideHint }),
      reason: t.reason,
      run: (rows, reason) => {
        const pairs = rows.map(({ restaurant_id, user_id }) => ({ restaurant_id, user_id }));
        return call(hideFeedback, { body: { pairs, reason } });
      },
      done: (count) => t.hiddenMany({ count }),
    },
  ];
});

const queryOf = ({ filters: chosen, ...wanted }: ListQuery) => ({ query: { ...wanted, ...chosen } });

const idOf = ({ restaurant_id, user_id }: Feedback) => `${restaurant_id}-${user_id}`;

const cardOf = (row: Feedback, language: Language) => (
  <div className="space-y-1 text-sm">
    <CardHead name={row.name}>
      <State row={row} />
    </CardHead>
    <p className="num text-ink-2">
      {row.restaurant_name}, {stars(row.rating, language)}
    </p>
    <p className="line-clamp-3 break-words">{row.review ?? textsIn(officeReviewsTexts, language).noWords}</p>
  </div>
);

const panelOf = (id: string) => <OfficeReview key={id} id={id} idOf={idOf} />;

/** Every rating and review, with what was reported about it. */
export function OfficeFeedback() {
  const mayAct = useMayAct('feedback');
  const t = useTexts(officeReviewsTexts);
  const language = useLanguage();
  const cities = useQuery(citiesQuery);
  return (
    <ListFrame<Feedback>
      name="feedback"
      title={t.title}
      nouns={['review', 'reviews']}
      read={async (wanted, signal) => (await call(listFeedback, queryOf(wanted), signal)).body}
      readCsv={async (wanted) => (await call(exportFeedback, queryOf(wanted))).body}
      columns={columnsInIn(language)(language)}
      rowId={idOf}
      rowName={({ name }) => name}
      card={(row) => cardOf(row, language)}
      sort="-created_on"
      searchLabel={t.search}
      filters={filtersWith(cities.data ?? [], language)}
      quick={quickIn(language)}
      bulk={mayAct ? bulkIn(language) : undefined}
      panel={panelOf}
      empty={t.empty}
    />
  );
}
