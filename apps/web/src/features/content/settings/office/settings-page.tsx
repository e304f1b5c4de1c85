import type { SettingNow } from '@tawa/contract/content/settings';
import type { OfficePart } from '@tawa/domain/accounts/office-parts';
import { settingGroups, type SettingGroup } from '@tawa/domain/content/setting-kinds';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { isSettingKey, settingKeys, type SettingKey } from '@tawa/domain/content/settings';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMayAct, useOfficeAccess } from '#lib/session/office-access.ts';
import { Card } from '#ui/card.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PanelBody } from '#ui/panel/panel-parts.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { ChangeForm } from './change-form.tsx';
import { MailTestCard } from './mail-test.tsx';
import { HistoryOfSetting } from './setting-history.tsx';
import { SettingRow } from './setting-rows.tsx';
import { settingQuery, settingsQuery } from './settings.queries.ts';
import { officeSettingsTexts } from './settings.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const Slides = lazyPart(async () => (await import('./slides/slides.tsx')).Slides);
const TaxRates = lazyPart(async () => (await import('./tax-rates/tax-rates.tsx')).TaxRates);
const ProviderKeyCard = lazyPart(async () => (await import('./provider-keys.tsx')).ProviderKeyCard);
const DifferingCities = lazyPart(async () => (await import('./differing-cities.tsx')).DifferingCities);
const LegalTexts = lazyPart(async () => (await import('./legal/legal-texts.tsx')).LegalTexts);

const entry =
  'flex min-h-11 shrink-0 items-center rounded-md px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-2 aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand-ink';

const { brand, legal, fees, figures, maintenance, ...others } = settingGroups;
const labelsIn = keepEach((language: Language) => {
  const t = textsIn(officeSettingsTexts, language);
  return {
    brand,
    legal,
    fees,
    taxes: t.taxes,
    ...others,
    figures,
    slides: t.slides,
    providers: t.providers,
    mail: t.mail,
    maintenance,
  };
});
type Group = keyof ReturnType<typeof labelsIn>;
const hasRows = (group: Group): group is SettingGroup => Object.hasOwn(settingGroups, group);
const isGroup = (name: string | null, language: Language): name is Group =>
  name !== null && Object.hasOwn(labelsIn(language), name);

/** On a phone the groups are one row: the chosen one is never out of sight. */
function showInRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

function Groups({ groups, chosen }: { groups: readonly Group[]; chosen: Group }) {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  return (
    <nav aria-label={t.groups}>
      <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 pb-1 no-scrollbar lg:sticky lg:top-6 lg:mx-0 lg:grid lg:px-0">
        {groups.map((group) => (
          <li key={group}>
            <Link
              to={`?group=${group}`}
              ref={group === chosen ? showInRow : undefined}
              aria-current={group === chosen ? 'page' : undefined}
              className={entry}
            >
              {labelsIn(language)[group]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Rows({ group, rows, now }: { group: SettingGroup; rows: readonly SettingNow[]; now: number }) {
  const t = useTexts(officeSettingsTexts);
  const { isScreenOpen } = useOfficeAccess();
  const names = settingKeys.filter((name) => settingRules[name].group === group);
  return (
    <Card>
      <h2 className="mb-2 text-xl font-bold">{settingGroups[group]}</h2>
      <ul>
        {names.map((name) => {
          const row = rows.find(({ key }) => key === name);
          return row && <SettingRow key={name} name={name} row={row} to={`?group=${group}&open=${name}`} now={now} />;
        })}
      </ul>
      {group === 'payouts' && isScreenOpen('/payouts/formats') && (
        <Link
          to="/payouts/formats"
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink"
        >
          {t.bankFormats}
        </Link>
      )}
    </Card>
  );
}

function OpenSetting({ name, now, onClose }: { name: SettingKey; now: number; onClose: () => void }) {
  const t = useTexts(officeSettingsTexts);
  const mayAct = useMayAct('settings');
  const query = useQuery(settingQuery(name));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={settingRules[name].label}
      phone="full"
      desktop="drawer"
      width="small"
    >
      <PanelBody query={query} failed={t.oneFailed}>
        {(setting) => (
          <>
            {mayAct && (
              <ChangeForm key={String(setting.value)} name={name} value={setting.value} now={now} base={setting.base} />
            )}
            <HistoryOfSetting name={name} setting={setting} now={now} />
          </>
        )}
      </PanelBody>
    </Sheet>
  );
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeSettingsTexts, language);
  return (
    <Loading label={t.loadingSettings}>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
});

const groupsIn = keepEach((language: Language) =>
  Object.keys(labelsIn(language)).filter((name) => isGroup(name, language)),
);
/** The parts of the office that open a group, any of them. */
function partsOf(group: Group): readonly OfficePart[] {
  if (group === 'slides') return ['content'];
  if (group === 'legal') return ['content', 'settings'];
  return group === 'providers' || group === 'mail' ? ['keys'] : ['settings'];
}

/** What the office has set, one group at a time; group and open setting stand in the address. */
export function SettingsPage() {
  const t = useTexts(officeSettingsTexts);
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const now = useNow(Date.now, 60_000);
  const { isKnown, maySee, mayAct } = useOfficeAccess();
  const seesRows = maySee('settings');
  const query = useQuery({ ...settingsQuery(), enabled: isKnown && seesRows });
  const shown = groupsIn(language).filter((one) => partsOf(one).some(maySee));
  const asked = search.get('group');
  const group = isGroup(asked, language) && shown.includes(asked) ? asked : (shown[0] ?? 'legal');
  const open = search.get('open') ?? '';
  const rowsOf = seesRows && hasRows(group) && !(group === 'legal' && search.has('text')) ? group : null;
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>{t.settingsTawa}</title>
      <PanelTitle>{t.officeSettings.title}</PanelTitle>
      <p className="mt-1 mb-4 text-note text-ink-3">{t.officeSettings.facts}</p>
      <div className="grid max-w-[1060px] grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[204px_minmax(0,1fr)]">
        <Groups groups={shown} chosen={group} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {rowsOf && (
            <Part query={query} skeleton={skeletonIn(language)} failed={t.officeSettings.failed}>
              {(rows) => <Rows group={rowsOf} rows={rows} now={now} />}
            </Part>
          )}
          {rowsOf === 'fees' && (
            <Suspense>
              <DifferingCities />
            </Suspense>
          )}
          {group === 'slides' && (
            <Suspense fallback={skeletonIn(language)}>
              <Slides now={now} />
            </Suspense>
          )}
          {group === 'taxes' && (
            <Suspense fallback={skeletonIn(language)}>
              <TaxRates now={now} />
            </Suspense>
          )}
          {group === 'providers' && (
            <Suspense fallback={skeletonIn(language)}>
              <ProviderKeyCard />
            </Suspense>
          )}
          {group === 'mail' && mayAct('keys') && <MailTestCard />}
          {group === 'legal' && maySee('content') && (
            <Suspense fallback={skeletonIn(language)}>
              <LegalTexts now={now} />
            </Suspense>
          )}
        </div>
      </div>
      {seesRows && isSettingKey(open) && (
        <OpenSetting key={open} name={open} now={now} onClose={() => setSearch({ group })} />
      )}
    </div>
  );
}
