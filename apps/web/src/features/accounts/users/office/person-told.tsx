import type { PersonAccount } from '@tawa/contract/accounts/users.person';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { foodTexts } from '#lib/diet/food.texts.ts';
import { formatDate, formatMobile } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Part } from '#ui/page/part.tsx';
import { Facts } from '#ui/panel/panel-parts.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { accountQuery } from './person.queries.ts';
import { personTexts } from './person.texts.ts';
import { actions, type OfficePerson, useUserAction } from './users.queries.ts';

/** The parts in a row, the first as it stands. */
const listed = (parts: readonly string[]): string => parts.join(', ').replace(/^./, (first) => first.toUpperCase());

function offersOf({ offers }: PersonAccount, language: Language): string {
  const t = textsIn(personTexts, language).told;
  const wanted = (['mail', 'notices', 'diet'] as const).filter((way) => offers[way].given);
  return wanted.length === 0 ? t.noOffers : listed(wanted.map((way) => t.offer[way]));
}

function dietOf({ diet }: PersonAccount, language: Language): string {
  const t = textsIn(personTexts, language).told;
  if (diet === null) return t.notSaid;
  const { allergen } = textsIn(foodTexts, language);
  const without = diet.allergens.map((name) => t.without({ allergen: allergen[name].toLowerCase() }));
  return listed([t.diets[diet.diet], ...(diet.halal ? [t.halal] : []), ...without]);
}

function Agreements({ agreements }: Pick<PersonAccount, 'agreements'>) {
  const language = useLanguage();
  const t = useTexts(personTexts).told;
  return agreements.map(({ document, title, accepted_version: version, accepted_at: at, asks_again }) => (
    <p key={document}>
      {version === null || at === null
        ? t.notAgreed({ title })
        : t[asks_again ? 'older' : 'version']({ title, version, day: formatDate(at, language) })}
    </p>
  ));
}

function Addresses({ addresses }: Pick<PersonAccount, 'addresses'>) {
  const t = useTexts(personTexts).told;
  if (addresses.length === 0) return t.noAddresses;
  return (
    <ul className="space-y-2">
      {addresses.map(({ address_id, label, line1, line2, landmark, cityname, pincode, phone, is_default }) => {
        const lines = [line1, line2, landmark, `${cityname} ${pincode}`];
        return (
          <li key={address_id} className="wrap-anywhere">
            <span className="font-semibold">{label}</span>
            {is_default && addresses.length > 1 && <span className="ml-1.5 text-note text-ink-3">{t.usual}</span>}
            <span className="block">{lines.filter((line) => line !== '').join(', ')}</span>
            <span className="block text-ink-3">{t.phone({ phone: formatMobile(phone) })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Cash({ person }: { person: OfficePerson }) {
  const t = useTexts(personTexts).told;
  const language = useLanguage();
  const action = useUserAction();
  const mayAct = useMayAct('people') && person.status !== 'deleted';
  const isAllowed = person.cod_allowed === 1;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {isAllowed ? t.cashOn : t.cashOff}
      {mayAct && (
        <button
          type="button"
          disabled={action.isPending}
          onClick={() => action.mutate(actions(person.user_id, language).allowCash(!isAllowed))}
          className="-my-3 min-h-11 font-bold text-brand-ink"
        >
          {isAllowed ? t.switchOff : t.allow}
        </button>
      )}
    </span>
  );
}

/** What somebody told us of themselves, to be read, and whether they may pay in cash. */
export function PersonTold({ person }: { person: OfficePerson }) {
  const t = useTexts(personTexts).told;
  const language = useLanguage();
  const query = useQuery(accountQuery(person.user_id));
  const factsOf = (account: PersonAccount): [string, ReactNode][] => [
    [t.agreed, <Agreements key="agreed" {...account} />],
    [t.offers, offersOf(account, language)],
    ...(person.role === 'user'
      ? ([
          [t.diet, dietOf(account, language)],
          [t.addresses, <Addresses key="addresses" {...account} />],
          [t.cash, <Cash key="cash" person={person} />],
        ] satisfies [string, ReactNode][])
      : []),
  ];
  return (
    <section className="rounded-xl border border-line bg-surface p-4">
      <h2 className="mb-2 text-base font-bold">{t.title}</h2>
      <Part
        query={query}
        failed={t.failed}
        skeleton={
          <Loading className="space-y-2">
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-12 w-full" />
          </Loading>
        }
      >
        {(account) => <Facts facts={factsOf(account)} />}
      </Part>
    </section>
  );
}
