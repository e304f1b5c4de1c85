import { getSite } from '@tawa/contract/content/site';
import { backWords } from '@tawa/domain/content/maintenance';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import type { Role } from '#lib/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { officeSiteTexts } from './site.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const lookEveryMs = 30_000;
const settings = '/settings';

// Below the key of the office's settings, so that it is read again with each change of them.
const query = {
  queryKey: ['admin-settings', 'closed'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(getSite, {}, signal)).body.closed ?? null,
  refetchInterval: lookEveryMs,
};

const ToSettings = () => {
  const t = useTexts(officeSiteTexts);
  return (
    <Link to={`${settings}?group=maintenance`} className="inline-block font-bold underline underline-offset-4">
      {t.banner.change}
    </Link>
  );
};

/** Reminds kitchens and the office, on every page of theirs, that visitors see no site. */
export function ClosedBanner({ role }: { role: Role }) {
  const t = useTexts(officeSiteTexts);
  const { data: closed } = useQuery(query);
  const now = useNow(Date.now, lookEveryMs);
  const mayOpen = useMayAct('settings');
  const isThere = useLocation().pathname === settings;
  if (!closed) return null;
  const back = backWords(closed, new Date(now));
  const until = back === '' && closed.until !== null ? t.banner.passed : back;
  return (
    <section aria-label={t.banner.label} className="px-4 pt-4 lg:px-6">
      <Banner tone="warning" title={t.banner.title}>
        {role === 'admin' ? t.banner.office : t.banner.kitchen} {until}{' '}
        {role === 'admin' && mayOpen && !isThere && <ToSettings />}
      </Banner>
    </section>
  );
}
