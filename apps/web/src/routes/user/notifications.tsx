import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Inbox } from '#features/accounts/notifications/inbox.tsx';
import type { Shown } from '#features/accounts/notifications/notifications.queries.ts';
import { ReadAll } from '#features/accounts/notifications/read-all.tsx';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { settingsOf } from '../../lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { userScreenTexts } from './user.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const guestId = 0;

const choicesIn = keepEach((language: Language) => {
  const t = textsIn(userScreenTexts, language);
  return [
    { value: 'all' as const, label: t.all },
    { value: 'unread' as const, label: t.unread },
  ];
});

/** The inbox, the same for every role. */
export function Screen() {
  const language = useLanguage();
  const t = useTexts(userScreenTexts);
  const session = useSession();
  const userid = session?.userId ?? guestId;
  const [now] = useState(() => Date.now());
  const [address, setAddress] = useSearchParams();
  const shown: Shown = address.get('show') === 'unread' ? 'unread' : 'all';
  return (
    <div className="mx-auto max-w-[760px] px-4 py-6 lg:px-8">
      <title>{t.notificationsTawa}</title>
      <PageHeader title={t.inbox.title}>
        <ReadAll userid={userid} />
      </PageHeader>
      <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Segmented
          label={t.shown}
          value={shown}
          onChange={(next) => setAddress(next === 'all' ? {} : { show: next }, { replace: true })}
          options={choicesIn(language)}
        />
        <Link
          to={settingsOf(session?.userType ?? 'user')}
          className="flex min-h-11 items-center text-sm font-bold text-brand-ink"
        >
          {t.inbox.choose}
        </Link>
      </div>
      <Inbox userid={userid} shown={shown} now={now} />
    </div>
  );
}
