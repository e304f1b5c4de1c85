import type { PersonPicture } from '@tawa/contract/accounts/users.person';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatMobile } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PanelFindField } from '#ui/panel/panel-find.tsx';
import { personTexts } from './person.texts.ts';
import { GiveSheet } from './person-sheets.tsx';
import { UserState } from './user-look.tsx';
import type { OfficePerson } from './users.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Figures = PersonPicture['figures'];

function Contact({ text, isProved }: { text: string; isProved: boolean }) {
  const t = useTexts(personTexts);
  return (
    <span className="break-all">
      {text}
      {isProved && <Icon of={SealCheckIcon} weight="fill" label={t.proved} className="ml-1 inline text-success" />}
    </span>
  );
}

/** Who somebody is, what is unusual about them, and the one thing that is given from here. */
export function PersonHead({ person, figures }: { person: OfficePerson; figures: Figures | undefined }) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const [isGiving, setGiving] = useState(false);
  const mayRefund = useMayAct('refunds');
  const mayGive = mayRefund && person.role === 'user' && person.status === 'active' && figures !== undefined;
  const open = figures?.complaints_open ?? 0;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-surface px-4 py-4 lg:min-h-[6.5rem] lg:px-6">
      <Link to="/users" aria-label={t.back} className="grid size-11 place-items-center text-xl">
        <Icon of={ArrowLeftIcon} weight="bold" />
      </Link>
      <div className="min-w-0 flex-1 max-sm:min-w-[calc(100%-60px)]">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="text-2xl font-bold wrap-anywhere">{person.name}</h1>
          <UserState status={person.status} />
          {open > 0 && (
            <Badge tone="warning" icon={MegaphoneIcon}>
              {t.complaintsOpen({ count: open })}
            </Badge>
          )}
          {person.cod_allowed === 0 && <Badge icon={MoneyIcon}>{t.cashOff}</Badge>}
        </div>
        <p className="num mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2">
          {person.mobile !== null && (
            <Contact text={`+91 ${formatMobile(person.mobile)}`} isProved={person.mobile_verified} />
          )}
          {person.email !== null && <Contact text={person.email} isProved={person.email_verified} />}
          <span className="text-ink-3">{t.since({ day: formatDate(person.created_on, language) })}</span>
        </p>
        {person.status === 'blocked' && person.status_reason !== null && (
          <p className="mt-1 text-sm font-semibold wrap-anywhere text-danger">
            {t.blockedFor({ reason: person.status_reason })}
          </p>
        )}
      </div>
      <PanelFindField className="max-xl:hidden" />
      {mayGive && (
        <Button size={40} icon={GiftIcon} className="min-h-11!" onClick={() => setGiving(true)}>
          {t.give.press}
        </Button>
      )}
      {isGiving && figures && (
        <GiveSheet person={person} left={figures.goodwill_left} onClose={() => setGiving(false)} />
      )}
    </header>
  );
}
