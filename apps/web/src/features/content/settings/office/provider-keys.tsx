import { listProviderKeys, type ProviderKey } from '@tawa/contract/content/provider-keys';
import { providerKeys } from '@tawa/domain/content/provider-keys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ProviderKeyForm } from './provider-key-form.tsx';
import { officeSettingsTexts } from './settings.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const providerKeysQuery = () =>
  queryOptions({
    queryKey: ['admin-settings', 'provider-keys'],
    queryFn: async ({ signal }) => (await call(listProviderKeys, {}, signal)).body,
    staleTime: 0,
  });

const labelOf = ({ name }: ProviderKey) => `${providerKeys[name].provider}, ${providerKeys[name].label.toLowerCase()}`;

function State({ found: { name, from, is_readable, ends_in, set_by, set_on } }: { found: ProviderKey }) {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  if (from === 'environment') return <Badge tone="info">{t.onServer}</Badge>;
  if (from === null || set_on === null) return <Badge tone="neutral">{t.unset}</Badge>;
  return (
    <>
      {!is_readable && (
        <>
          <Badge tone="danger">{t.unreadable}</Badge>
          <p className="mt-1 text-note text-danger">{t.unreadableHint({ provider: providerKeys[name].provider })}</p>
        </>
      )}
      <p className="num font-semibold">{ends_in ? t.endsIn({ end: ends_in }) : '••••'}</p>
      <p className="text-note text-ink-3">{t.setOn({ when: formatDate(set_on, language), by: set_by ?? '' })}</p>
    </>
  );
}

function KeyRow({ found }: { found: ProviderKey }) {
  const t = useTexts(officeSettingsTexts);
  const label = labelOf(found);
  const isSet = found.from === 'office';
  const mayAct = useMayAct('keys');
  return (
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <p className="text-sm font-semibold max-md:col-start-1 max-md:row-start-1">{providerKeys[found.name].label}</p>
      <div className="min-w-0 text-sm max-md:col-span-2 max-md:row-start-2">
        <State found={found} />
      </div>
      {found.from === 'environment' || !mayAct ? (
        <span className="min-h-11" />
      ) : (
        <Link
          to={`?group=providers&open=${found.name}`}
          aria-label={isSet ? t.replaceOf({ label }) : t.setOf({ label })}
          className="flex min-h-11 min-w-11 items-center justify-center px-2 text-sm font-bold text-brand-ink hover:underline max-md:col-start-2 max-md:row-start-1"
        >
          {isSet ? t.replace : t.set}
        </Link>
      )}
    </li>
  );
}

function Provider({ name, keys }: { name: string; keys: readonly ProviderKey[] }) {
  const t = useTexts(officeSettingsTexts);
  return (
    <section aria-label={name} className="mt-5">
      <h3 className="text-base font-bold">{name}</h3>
      <ul>
        {keys.map((found) => (
          <KeyRow key={found.name} found={found} />
        ))}
      </ul>
      {keys.some(({ from }) => from === 'environment') && <p className="mt-1 text-note text-ink-3">{t.onServerHint}</p>}
    </section>
  );
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeSettingsTexts, language);
  return (
    <Loading label={t.loadingKeys}>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
});

/** Which keys are set, by provider, and the way to set another; the open one stands in the address. */
export function ProviderKeyCard() {
  const language = useLanguage();
  const t = useTexts(officeSettingsTexts);
  const query = useQuery(providerKeysQuery());
  const [search, setSearch] = useSearchParams();
  const mayAct = useMayAct('keys');
  const close = () => setSearch({ group: 'providers' });
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.key.failed}>
      {(keys) => {
        const open = keys.find(({ name, from }) => name === search.get('open') && from !== 'environment');
        const names = [...new Set(keys.map(({ name }) => providerKeys[name].provider))];
        return (
          <Card>
            <h2 className="text-xl font-bold">{t.key.title}</h2>
            <p className="mt-1 text-note text-ink-3">{t.key.facts}</p>
            {names.map((name) => (
              <Provider key={name} name={name} keys={keys.filter((one) => providerKeys[one.name].provider === name)} />
            ))}
            {open && mayAct && (
              <Sheet
                open
                onOpenChange={(isOpen) => !isOpen && close()}
                title={labelOf(open)}
                phone="full"
                desktop="drawer"
                width="small"
              >
                <ProviderKeyForm key={open.set_on} found={open} label={labelOf(open)} onDone={close} />
              </Sheet>
            )}
          </Card>
        );
      }}
    </Part>
  );
}
