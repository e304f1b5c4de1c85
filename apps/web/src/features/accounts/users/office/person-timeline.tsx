import { type PersonPicture, personTabs } from '@tawa/contract/accounts/users.person';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { PersonEventLine } from './person-event.tsx';
import { personQuery, type PersonTab } from './person.queries.ts';
import { personTexts } from './person.texts.ts';

const tabsIn = keepEach((language: Language) =>
  personTabs.map((value) => ({ value, label: textsIn(personTexts, language).tab[value] })),
);

interface Props {
  userId: number;
  now: number;
  /** How much each tab holds, once it is known. */
  counts: PersonPicture['counts'] | undefined;
}

/** Everything that happened to somebody, or a part of it, the newest first. */
export function PersonTimeline({ userId, now, counts }: Props) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const [tab, setTab] = useState<PersonTab>('all');
  const query = useInfiniteQuery(personQuery(userId, tab));
  const tabs = tabsIn(language).map((each) => (each.value === 'all' ? each : { ...each, count: counts?.[each.value] }));
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <section className="rounded-xl border border-line bg-surface px-5 pt-1 pb-4">
      <Tabs label={t.tabs} value={tab} onChange={setTab} tabs={tabs}>
        {query.isError && !query.data && (
          <FailedPart text={t.loadFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
        )}
        {query.data && events.length === 0 && <p className="py-4 text-body text-ink-2">{t.empty}</p>}
        <div className="relative" aria-busy={query.isFetching}>
          {events.length > 0 && <span className="absolute inset-y-0 left-[17.5px] w-px bg-line" aria-hidden="true" />}
          <ol>
            {events.map((event) => (
              <PersonEventLine key={event.key} event={event} now={now} />
            ))}
          </ol>
        </div>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size={40}
            pending={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t.older}
          </Button>
        )}
      </Tabs>
    </section>
  );
}
