import * as contract from '@tawa/contract/accounts/users.person';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { sessionsQuery } from './person.queries.ts';
import { personTexts } from './person.texts.ts';
import { type OfficePerson, useUserAction } from './users.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const card = 'rounded-xl border border-line bg-surface p-4';

/** Where somebody is signed in, each to be ended. */
export function PersonSessions({ person, now }: { person: OfficePerson; now: number }) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const action = useUserAction();
  const [isAsked, setAsked] = useState(false);
  const { user_id, is_you } = person;
  const mayEnd = useMayAct('people') && !is_you;
  const query = useQuery(sessionsQuery(user_id));
  const end = (session_id: string) =>
    action.mutate({ run: () => call(contract.endUserSession, { params: { user_id, session_id } }), isTold: true });
  const endAll = () => {
    setAsked(false);
    action.mutate({ run: () => call(contract.endUserSessions, { params: { user_id } }), isTold: true });
  };
  return (
    <section className={card}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-bold">{t.sessions}</h2>
        {mayEnd && (query.data?.length ?? 0) > 0 && (
          <button
            type="button"
            onClick={() => setAsked(true)}
            className="min-h-11 px-2 text-sm font-bold text-brand-ink"
          >
            {t.endAll}
          </button>
        )}
      </div>
      <Part query={query} failed={t.sessionsFailed} skeleton={<Skeleton className="h-12 w-full" />}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="text-sm text-ink-3">{t.noSessions}</p>
          ) : (
            <ul className="max-h-72 divide-y divide-line overflow-y-auto">
              {sessions.map(({ session_id, device, last_seen_at }) => (
                <li key={session_id} className="flex min-h-13 items-center gap-3">
                  <Icon of={DeviceMobileIcon} className="text-[1.25rem] text-ink-2" />
                  <span className="min-w-0 flex-1 leading-tight">
                    <span className="block text-[0.9375rem] font-semibold">{device}</span>
                    <span className="num block text-note leading-5 text-ink-3">
                      {t.lastSeen({ when: formatWhen(last_seen_at, now, language) })}
                    </span>
                  </span>
                  {mayEnd && (
                    <button
                      type="button"
                      disabled={action.isPending}
                      onClick={() => end(session_id)}
                      className="min-h-11 px-2 text-sm font-bold text-brand-ink"
                    >
                      {t.end}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
      {isAsked && (
        <ConfirmDialog
          title={t.endAllTitle({ name: person.name })}
          confirmLabel={t.endAll}
          danger
          onConfirm={endAll}
          onCancel={() => setAsked(false)}
        >
          {t.endAllText}
        </ConfirmDialog>
      )}
    </section>
  );
}
