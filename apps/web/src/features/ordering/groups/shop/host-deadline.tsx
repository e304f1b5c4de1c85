import type { Group } from '@tawa/contract/ordering/groups';
import type { GroupAct } from '@tawa/domain/ordering/groups';
import { AlarmIcon } from '@phosphor-icons/react/dist/ssr/Alarm';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { useGroupActs } from './groups.queries.ts';
import { groupTexts } from './groups.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Acts = ReturnType<typeof useGroupActs>;

/** Does something with the group as it is seen; says so where it was another by then. */
export function useMove({ version }: Group, { move }: Acts) {
  const t = useTexts(groupTexts);
  return (act: GroupAct, onDone?: () => void) =>
    move.mutate(
      { act, version },
      {
        onSuccess: ({ status }) => (status === 200 ? onDone?.() : toast.error(t.changed)),
        onError: (error) => toast.error(messageFrom(error, t.failed)),
      },
    );
}

/** Until when guests choose, or their host may order; with ten minutes more. */
export function Deadline({ group, acts }: { group: Group; acts: Acts }) {
  const t = useTexts(groupTexts);
  const language = useLanguage();
  const move = useMove(group, acts);
  const isOpen = group.state === 'open';
  const [closes, lapses] = [formatTime(group.closes_at, language), formatTime(group.lapses_at, language)];
  return (
    <div className="flex items-center gap-3 rounded-lg bg-accent-soft px-4 py-2.5">
      <Icon of={AlarmIcon} weight="fill" className="shrink-0 text-[1.375rem] text-accent-ink" />
      <p className="min-w-0 flex-1">
        <b className="num block text-body font-bold">
          {isOpen ? t.closesAt({ time: closes }) : t.closedAt({ time: closes })}
        </b>
        <span className="num block text-sm text-ink-2">{isOpen ? t.closesText : t.closedText({ time: lapses })}</span>
      </p>
      {group.can_extend && (
        <button
          type="button"
          aria-disabled={acts.move.isPending || undefined}
          onClick={() => acts.move.isPending || move('extend')}
          className="num press min-h-11 shrink-0 px-2 font-bold text-brand-ink"
        >
          {t.more}
        </button>
      )}
    </div>
  );
}
