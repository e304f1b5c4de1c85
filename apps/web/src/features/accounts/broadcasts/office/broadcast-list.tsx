import { listBroadcasts, type Broadcast } from '@tawa/contract/accounts/broadcasts';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { call } from '#lib/api/api-client.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ListFrame } from '#ui/list/list-frame.tsx';
import { CardHead } from '#ui/list/list-parts.tsx';
import type { ListColumn, ListFilter, ListQuery } from '#ui/list/list-props.ts';
import { BroadcastPanel } from './broadcast-panel.tsx';
import { BroadcastState } from './broadcast-state.tsx';
import { useMayAct } from '#lib/session/office-access.ts';
import { broadcastsTexts } from './broadcasts.texts.ts';

const reached = ({ phase, people, sent }: Broadcast): string => {
  if (phase === 'draft' || phase === 'planned') return '–';
  return phase === 'done' ? formatCount(sent) : `${formatCount(sent)} / ${formatCount(people)}`;
};

const columnsIn = keepEach((language: Language): ListColumn<Broadcast>[] => {
  const t = textsIn(broadcastsTexts, language);
  return [
    {
      id: 'title',
      header: t.name,
      sortable: true,
      cell: ({ title }) => <span className="font-semibold break-words">{title}</span>,
    },
    { id: 'state', header: t.state, cell: ({ phase }) => <BroadcastState phase={phase} /> },
    { id: 'people', header: t.people, sortable: true, cell: (row) => <span className="num">{reached(row)}</span> },
    {
      id: 'made_on',
      header: t.madeOn,
      sortable: true,
      spare: true,
      cell: ({ made_on }) => <span className="num whitespace-nowrap">{formatDateTime(made_on, language)}</span>,
    },
  ];
});

const filtersIn = keepEach((language: Language): ListFilter[] => {
  const { phase, state } = textsIn(broadcastsTexts, language);
  const { night: _night, ...states } = phase;
  return [{ name: 'state', label: state, options: Object.entries(states).map(([value, label]) => ({ value, label })) }];
});

const queryOf = ({ filters, ...wanted }: ListQuery) => ({ query: { ...wanted, ...filters } });

const CardLine = ({ row }: { row: Broadcast }) => {
  const t = useTexts(broadcastsTexts);
  const language = useLanguage();
  const when = formatDateTime(row.made_on, language);
  if (row.phase === 'draft' || row.phase === 'planned') return when;
  return t.reachedOn({ when, people: reached(row), count: row.phase === 'done' ? row.sent : row.people });
};

const cardOf = (row: Broadcast) => (
  <div className="space-y-1">
    <CardHead name={row.title}>
      <BroadcastState phase={row.phase} />
    </CardHead>
    <p className="text-sm break-words text-ink-2">{row.body}</p>
    <p className="num text-note text-ink-3">
      <CardLine row={row} />
    </p>
  </div>
);

/** What the office tells many at once. */
export function BroadcastList() {
  const t = useTexts(broadcastsTexts);
  const language = useLanguage();
  const mayAct = useMayAct('content');
  return (
    <ListFrame<Broadcast>
      name="broadcasts"
      title={t.title}
      lead={t.lead}
      nouns={[t.one, t.many]}
      read={async (wanted, signal) => (await call(listBroadcasts, queryOf(wanted), signal)).body}
      columns={columnsIn(language)}
      rowId={({ broadcast_id }) => String(broadcast_id)}
      rowName={({ title }) => title}
      card={cardOf}
      sort="-made_on"
      searchLabel={t.search}
      filters={filtersIn(language)}
      action={
        mayAct && (
          <ButtonLink size={40} icon={PlusIcon} to="?open=new">
            {t.add}
          </ButtonLink>
        )
      }
      panel={(id) => <BroadcastPanel key={id} id={id} />}
      empty={t.empty}
    />
  );
}
