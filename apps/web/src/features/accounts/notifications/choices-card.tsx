import type { NotificationChoices } from '@tawa/contract/accounts/notifications';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { CheckMark } from '#ui/form/check-marks.tsx';
import { Icon } from '#ui/icon.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { choicesQuery, useChoose } from './notifications.queries.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { PushSwitch } from './push-switch.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Section = NotificationChoices['sections'][number];
type Kind = Section['kinds'][number];
type Channel = NotificationChoices['offered'][number];
/** Settles when the choice is kept or taken back. */
type Choose = (kind: string, channel: Channel, is_on: boolean) => Promise<void>;

const column = 'w-16 py-1 text-center sm:w-20';

function Fixed({ label }: { label: string }) {
  return (
    <span className="grid size-11 place-items-center text-ink-3">
      <Icon of={CheckIcon} weight="bold" label={label} className="text-[1.0625rem]" />
    </span>
  );
}

function Cell({ kind, channel, onChoose }: { kind: Kind; channel: Channel; onChoose: Choose }) {
  const t = useTexts(notificationsTexts);
  // The box follows the press at once; the cache tells of it only a moment later.
  const [pressed, setPressed] = useState<boolean | null>(null);
  const press = async (is_on: boolean) => {
    setPressed(is_on);
    await onChoose(kind.kind, channel, is_on);
    setPressed(null);
  };
  const word = kind.channels[channel];
  const name = `${kind.label}, ${t.choices.channels[channel]}`;
  if (word === 'none') return <span className="text-ink-3">–</span>;
  if (word === 'fixed') return <Fixed label={`${name}: ${t.choices.always}`} />;
  return (
    <label className="grid size-11 place-items-center">
      <span className="sr-only">{name}</span>
      <CheckMark checked={pressed ?? word === 'on'} onChange={(event) => void press(event.currentTarget.checked)} />
    </label>
  );
}

function Kinds({ section, offered, onChoose }: { section: Section; offered: readonly Channel[]; onChoose: Choose }) {
  const t = useTexts(notificationsTexts);
  return (
    <table className="w-full text-body">
      <caption className="sr-only">{section.title}</caption>
      <thead>
        <tr className="text-note text-ink-3">
          <th scope="col" className="sr-only">
            {t.choices.kind}
          </th>
          <th scope="col" className={`${column} font-semibold`}>
            {t.choices.inbox}
          </th>
          {offered.map((channel) => (
            <th key={channel} scope="col" className={`${column} font-semibold`}>
              {t.choices.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {section.kinds.map((kind) => (
          <tr key={kind.kind}>
            <th scope="row" className="py-1 pr-2 text-left font-medium">
              {kind.label}
            </th>
            <td className={column}>
              <span className="inline-grid">
                <Fixed label={`${kind.label}, ${t.choices.inbox}: ${t.choices.always}`} />
              </span>
            </td>
            {offered.map((channel) => (
              <td key={channel} className={column}>
                <span className="inline-grid min-h-11 place-items-center">
                  <Cell kind={kind} channel={channel} onChoose={onChoose} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many kinds of a section go out by each way: 'E-mail 4 of 9 · Push 9 of 9'. */
const summaryOf = ({ kinds }: Section, offered: readonly Channel[], language: Language): string =>
  offered
    .map((channel) => {
      const there = kinds.filter((kind) => kind.channels[channel] !== 'none');
      const on = there.filter((kind) => kind.channels[channel] !== 'off');
      return textsIn(notificationsTexts, language).of({
        value: textsIn(notificationsTexts, language).choices.channels[channel],
        count: on.length,
        total: there.length,
      });
    })
    .join(' · ');

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(notificationsTexts, language);
  return (
    <Loading label={t.choices.loading} className="grid gap-3">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-14 w-full" />
    </Loading>
  );
});

/** What a person hears of and by which ways, kind by kind. */
export function NotificationChoicesCard({ userid }: { userid: number }) {
  const language = useLanguage();
  const t = useTexts(notificationsTexts);
  const query = useQuery(choicesQuery(userid));
  const { mutateAsync } = useChoose(userid);
  const choose: Choose = async (kind, channel, is_on) => {
    try {
      await mutateAsync({ kind, channel, is_on });
    } catch (error) {
      toast.error(messageFrom(error, t.network));
    }
  };
  return (
    <Card title={t.choices.title} facts={t.choices.facts}>
      <PushSwitch userid={userid} />
      <Part query={query} skeleton={skeletonIn(language)} failed={t.choices.failed}>
        {({ sections, offered }) => (
          <div className="divide-y divide-line border-y border-line">
            {sections.map((section) => (
              <details key={section.section} className="group">
                <summary className="flex min-h-14 list-none items-center gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
                  <span className="min-w-0 flex-1">
                    <span className="block text-body font-bold">{section.title}</span>
                    <span className="num block text-note text-ink-3">{summaryOf(section, offered, language)}</span>
                  </span>
                  <Icon
                    of={CaretDownIcon}
                    weight="bold"
                    className="text-[1rem] text-ink-3 transition-transform ease-out group-open:rotate-180"
                  />
                </summary>
                <div className="pb-3">
                  <Kinds section={section} offered={offered} onChoose={choose} />
                </div>
              </details>
            ))}
          </div>
        )}
      </Part>
    </Card>
  );
}
