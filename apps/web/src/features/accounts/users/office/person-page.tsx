import type { PersonPicture } from '@tawa/contract/accounts/users.person';
import { minuteMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatCount, formatDate } from '#lib/format.ts';
import { ApiError } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonNotes } from './person-notes.tsx';
import { personQuery } from './person.queries.ts';
import { PersonSessions } from './person-side.tsx';
import { personTexts } from './person.texts.ts';
import { PersonTold } from './person-told.tsx';
import { PersonTimeline } from './person-timeline.tsx';
import { type OfficePerson, userQuery } from './users.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Figures = PersonPicture['figures'];

function FigureRow({ person, figures }: { person: OfficePerson; figures: Figures }) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const each = figures.served === 0 ? t.nothingYet : t.perOrder({ sum: formatRupees(person.spent / figures.served) });
  const rows: readonly [string, string, string][] = [
    [t.orders, formatCount(person.orders), t.refused({ count: person.refused_cash })],
    [t.spent, formatRupees(person.spent), each],
    [t.givenBack, formatRupees(figures.given_back), t.refunds({ count: figures.refunds })],
    [t.credit, formatRupees(figures.credit), t.goodwillLeft({ sum: formatRupees(figures.goodwill_left) })],
    [
      t.lastOrder,
      figures.last_order_at === null ? t.none : formatDate(figures.last_order_at, language),
      t.served({ count: figures.served }),
    ],
  ];
  return (
    <section
      aria-label={t.figures}
      className="grid grid-cols-2 gap-4 rounded-xl border border-line bg-surface px-5 py-4 md:grid-cols-3 xl:grid-cols-5"
    >
      {rows.map(([label, value, fact]) => (
        <div key={label} className="min-w-0">
          <p className="text-note text-ink-3">{label}</p>
          <p className="display num text-[1.375rem] leading-8 font-extrabold">{value}</p>
          <p className="num text-note text-ink-2">{fact}</p>
        </div>
      ))}
    </section>
  );
}

/** Somebody’s whole picture: five figures, one line of what happened, and what the office may do. */
export function PersonPage({ userId }: { userId: number }) {
  const t = useTexts(personTexts);
  const now = useNow(Date.now, minuteMs);
  const query = useQuery(userQuery(userId));
  const picture = useInfiniteQuery(personQuery(userId, 'all')).data?.pages[0];
  const figures = picture?.figures;
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState level={1} title={t.gone} action={<ButtonLink to="/users">{t.toUsers}</ButtonLink>} />;
  const body = (
    <PanelBody query={query} failed={t.loadFailed}>
      {(person) => (
        <>
          <title>{t.title({ name: person.name })}</title>
          <PersonHead person={person} figures={figures} />
          <div className="grid items-start gap-4 p-4 lg:p-5 xl:grid-cols-[minmax(0,1fr)_372px]">
            <div className="min-w-0 space-y-4">
              {figures && <FigureRow person={person} figures={figures} />}
              <PersonTimeline userId={userId} now={now} counts={picture?.counts} />
            </div>
            <aside aria-label={t.account} className="min-w-0 space-y-4">
              <PersonNotes person={person} />
              <PersonSessions person={person} now={now} />
              <PersonTold person={person} />
              <PersonActs person={person} complaintsOpen={figures?.complaints_open ?? 0} />
            </aside>
          </div>
        </>
      )}
    </PanelBody>
  );
  return query.data === undefined ? <div className="p-4 lg:p-5">{body}</div> : body;
}
