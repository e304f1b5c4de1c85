import type { PersonEvent } from '@tawa/contract/accounts/users.person';
import { complaintNumber } from '@tawa/domain/care/complaints';
import { findOwn } from '@tawa/domain/common/own';
import { formatRupees } from '@tawa/domain/common/money';
import { panelStateWords } from '@tawa/domain/ordering/order-states';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { actionWords } from '#lib/audit-words.ts';
import { formatDateTime, formatWhen } from '#lib/format.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { personLooks } from './person-looks.ts';
import { personTexts } from './person.texts.ts';

const addressOf = ({ kind, number }: PersonEvent): string => {
  if (kind === 'complaint') return `${paths.adminComplaints}?open=${number ?? ''}`;
  if (kind === 'booking') return `/venues/bookings?open=${number ?? ''}`;
  return paths.allOrders({ open: number ?? '' });
};

/** What happened as a sentence, with a link to what it was about. */
function sentenceOf(event: PersonEvent, language: Language): ReactNode {
  const { event: t, office } = textsIn(personTexts, language);
  const [words, actor, name] = [event.words ?? '', event.actor ?? office, event.name ?? ''];
  const number = event.kind === 'complaint' ? complaintNumber(Number(event.number)) : (event.number ?? '');
  const to = (text: ReactNode) => (
    <Link to={addressOf(event)} className="font-bold whitespace-nowrap text-brand-ink">
      {text}
    </Link>
  );
  if (event.kind === 'order') return t.order({ number, name, to });
  if (event.kind === 'refund') return t.refund({ number, words, to });
  if (event.kind === 'goodwill') return t.goodwill({ actor, words });
  if (event.kind === 'complaint') return t.complaint({ number, words, to });
  if (event.kind === 'booking') return t.booking({ number, name, to });
  if (event.kind === 'review') return t.review({ name, words });
  if (event.kind === 'note') return t.note({ actor, words });
  if (event.kind === 'session') return t.session({ words });
  return t.office({ what: actionWords(event.state ?? '', language), actor });
}

/** One line under the sentence. */
function detailOf({ kind, state, name, words }: PersonEvent, language: Language): string {
  const t = textsIn(personTexts, language);
  if (kind === 'order') return findOwn(panelStateWords, state ?? '') ?? '';
  if (kind === 'refund')
    return t.event.nameAndState({ name: name ?? '', state: findOwn(t.refundState, state ?? '') ?? '' });
  if (kind === 'booking') return formatDateTime(words ?? '', language);
  if (kind === 'complaint') return name ?? '';
  if (kind === 'session') return state === 'open' ? t.sessionOpen : t.sessionEnded;
  return kind === 'office' && words !== null ? t.event.because({ words }) : '';
}

/** One line of what happened. */
export function PersonEventLine({ event, now }: { event: PersonEvent; now: number }) {
  const language = useLanguage();
  const { icon, tone } = personLooks[event.kind];
  const detail = detailOf(event, language);
  const { amount } = event;
  return (
    <li className="relative flex flex-wrap gap-x-3.5 pb-4">
      <span className={`relative z-10 grid size-9 shrink-0 place-items-center rounded-full text-[1.125rem] ${tone}`}>
        <Icon of={icon} weight="fill" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5 max-sm:basis-[calc(100%-50px)]">
        <p className="text-[0.9375rem] leading-5 wrap-anywhere">{sentenceOf(event, language)}</p>
        {detail !== '' && <p className="num mt-0.5 text-note leading-5 wrap-anywhere text-ink-3">{detail}</p>}
      </div>
      <div className="num shrink-0 pt-0.5 max-sm:ml-[50px] max-sm:flex max-sm:w-[calc(100%-50px)] max-sm:flex-row-reverse max-sm:justify-end max-sm:gap-x-3 sm:text-right">
        {amount !== null && (
          <p className="text-[0.9375rem] leading-5 font-bold">
            {amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}
          </p>
        )}
        <time dateTime={event.at} className="mt-0.5 block text-note leading-5 text-ink-3">
          {formatWhen(event.at, now, language)}
        </time>
      </div>
    </li>
  );
}
