import type { Group, GroupGuest, GroupLine } from '@tawa/contract/ordering/groups';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { VegMark } from '#ui/veg-mark.tsx';
import type { useGroupActs } from './groups.queries.ts';
import { groupTexts } from './groups.texts.ts';
import { shareTexts } from './shares.texts.ts';
import { ShareBadge, ShareOfGuest } from './host-shares.tsx';
import { Initial } from '#ui/initial.tsx';

type Acts = ReturnType<typeof useGroupActs>;

function eatsText({ diet, allergens }: GroupGuest, language: Language): string | null {
  const t = textsIn(groupTexts, language);
  if (allergens.length > 0) return t.without({ diet: t.eats[diet], names: allergenWords(allergens, language) });
  return diet === 'any' ? null : t.eats[diet];
}

function Line({ line, acts, isFree }: { line: GroupLine; acts: Acts; isFree: boolean }) {
  const t = useTexts(groupTexts);
  const { removeLine } = acts;
  return (
    <li className="flex items-start gap-2 py-1.5">
      <VegMark veg={line.is_veg === 1} className="mt-1 size-4" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="text-body">{t.line({ quantity: line.quantity, dish: line.dish_name })}</span>
        {line.options.length > 0 && <span className="block text-note text-ink-3">{line.options.join(' · ')}</span>}
        {line.note && <span className="block text-note text-ink-3">“{line.note}”</span>}
        {line.problem && <span className="block text-note font-semibold text-danger">{line.problem}</span>}
      </span>
      <span className="num pt-px text-body font-semibold">{formatRupees(line.amount)}</span>
      {isFree && (
        <IconButton
          label={t.removeLine({ dish: line.dish_name })}
          icon={TrashIcon}
          className="-my-2 -mr-2"
          aria-disabled={removeLine.isPending || undefined}
          onClick={() =>
            removeLine.isPending ||
            removeLine.mutate(line.group_line_id, { onError: (error) => toast.error(messageFrom(error, t.failed)) })
          }
        />
      )}
    </li>
  );
}

function TakeOut({ guest, acts }: { guest: GroupGuest; acts: Acts }) {
  const t = useTexts(groupTexts);
  const [asked, setAsked] = useState(false);
  const { name, group_guest_id } = guest;
  const { removeGuest } = acts;
  const go = () =>
    removeGuest.mutate(group_guest_id, {
      onError: (error) => toast.error(messageFrom(error, t.failed)),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button variant="danger" size={40} className="mt-2" onClick={() => setAsked(true)}>
        {t.removeGuest.button({ name })}
      </Button>
      {asked && (
        <ConfirmDialog
          title={t.removeGuest.title({ name })}
          confirmLabel={t.removeGuest.button({ name })}
          cancelLabel={t.removeGuest.keep({ name })}
          danger
          pending={removeGuest.isPending}
          pendingText={t.removeGuest.pending}
          onConfirm={go}
          onCancel={() => setAsked(false)}
        >
          {t.removeGuest.text}
        </ConfirmDialog>
      )}
    </>
  );
}

interface GuestProps {
  userid: number;
  groupId: number;
  guest: GroupGuest;
  acts: Acts;
  isFree: boolean;
  isAsking: boolean;
}

function Chosen({ guest: { asked, lines, is_host }, isAsking }: { guest: GroupGuest; isAsking: boolean }) {
  const t = useTexts(groupTexts);
  const s = useTexts(shareTexts);
  if (asked) return <ShareBadge asked={asked} />;
  if (isAsking && is_host) return <Badge>{s.last}</Badge>;
  return lines.length > 0 ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {t.chosen}
    </Badge>
  ) : (
    <Badge tone="warning" icon={ClockIcon}>
      {t.choosing}
    </Badge>
  );
}

function Guest({ userid, groupId, guest, acts, isFree, isAsking }: GuestProps) {
  const t = useTexts(groupTexts);
  const language = useLanguage();
  const { name, is_host, lines, amount, asked } = guest;
  const eats = eatsText(guest, language);
  const dishes = lines.map(({ quantity, dish_name }) => t.line({ quantity, dish: dish_name })).join(', ');
  const isMissing = lines.some(({ problem }) => problem !== null);
  return (
    <li className="border-b border-line last:border-b-0">
      <details className="group">
        <summary
          aria-label={t.details({ name })}
          className="flex min-h-14 list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden"
        >
          <Initial name={name} />
          <span className="min-w-0 flex-1">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b className="text-body font-bold wrap-anywhere">{name}</b>
              {is_host && <span className="text-body text-ink-3">{t.you}</span>}
              <Chosen guest={guest} isAsking={isAsking} />
            </span>
            <span className={`flex items-start gap-2 text-sm ${isMissing ? 'text-danger' : 'text-ink-2'}`}>
              {lines.length > 0 && (
                <VegMark veg={lines.every(({ is_veg }) => is_veg === 1)} className="mt-0.5 size-4 shrink-0" />
              )}
              <span className="min-w-0 wrap-anywhere">{dishes || t.nothing}</span>
            </span>
            {eats && <span className="block text-note text-ink-3">{eats}</span>}
          </span>
          <span className="num text-body font-bold">{formatRupees(asked?.total ?? amount)}</span>
          <Icon of={CaretDownIcon} weight="bold" className="text-[0.9375rem] text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="mb-3 ml-14 rounded-md bg-surface-2 px-3 py-2">
          {lines.length === 0 ? (
            <p className="py-1 text-sm text-ink-2">{t.nothing}</p>
          ) : (
            <ul>
              {lines.map((line) => (
                <Line key={line.group_line_id} line={line} acts={acts} isFree={isFree} />
              ))}
            </ul>
          )}
          {asked && <ShareOfGuest userid={userid} groupId={groupId} guest={guest} />}
          {isFree && !is_host && <TakeOut guest={guest} acts={acts} />}
        </div>
      </details>
    </li>
  );
}

/** Everybody in a group, each with what they chose; opened with its lines. */
export const HostPeople = ({
  userid,
  group: { group_id, guests, state },
  acts,
  isFree,
}: Pick<GuestProps, 'userid' | 'acts' | 'isFree'> & { group: Group }) => (
  <ul>
    {guests.map((guest) => (
      <Guest
        key={guest.group_guest_id}
        userid={userid}
        groupId={group_id}
        guest={guest}
        acts={acts}
        isFree={isFree}
        isAsking={state === 'asking'}
      />
    ))}
  </ul>
);
