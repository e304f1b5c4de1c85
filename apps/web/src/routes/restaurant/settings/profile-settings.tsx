import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LeaveDialog } from '#ui/dialog/leave-dialog.tsx';
import { useLeaveQuestion } from '#ui/dialog/use-leave-question.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { useSession } from '#lib/session/session.ts';
import { settingsParts, type SettingsPart } from './settings-parts.tsx';
import { settingsScreenTexts } from './settings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const entry =
  'flex min-h-11 shrink-0 items-center rounded-md px-3.5 text-sm font-semibold whitespace-nowrap text-ink-2 hover:bg-surface-2 aria-[current=page]:bg-brand-soft aria-[current=page]:font-bold aria-[current=page]:text-brand-ink';

function Parts({ parts, chosen }: { parts: readonly Pick<SettingsPart, 'value'>[]; chosen: string }) {
  const t = useTexts(settingsScreenTexts);
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const part = list?.querySelector(`[data-part=${chosen}]`);
    if (list && part instanceof HTMLElement)
      list.scrollLeft = part.offsetLeft - (list.clientWidth - part.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav aria-label={t.settings}>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 no-scrollbar lg:sticky lg:top-6 lg:mx-0 lg:grid lg:px-0"
      >
        {parts.map(({ value }) => (
          <li key={value} data-part={value}>
            <Link
              to={value === 'hours' ? '?' : `?part=${value}`}
              aria-current={value === chosen ? 'page' : undefined}
              className={entry}
            >
              {t.parts[value]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How the restaurant works, one part at a time; the part stands in the address. */
export function Screen() {
  const t = useTexts(settingsScreenTexts);
  const [search] = useSearchParams();
  const question = useLeaveQuestion();
  const { isOpen } = useStaffAccess();
  const isVisit = useSession()?.visiting !== undefined;
  // A visit sees the restaurant's settings, and none of the account's.
  const parts = settingsParts.filter(({ area }) => isOpen(area) && !(isVisit && area === 'own'));
  const part = parts.find(({ value }) => value === search.get('part')) ?? parts[0] ?? settingsParts[0];
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>{t.profileSettingsTawa}</title>
      <PanelTitle className="mb-4">{t.profileSettings}</PanelTitle>
      <div className="grid max-w-[1180px] grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[204px_minmax(0,1fr)]">
        <Parts parts={parts} chosen={part.value} />
        <div className="grid gap-5">
          <part.Content key={part.value} onDirty={question.setDirty} />
        </div>
      </div>
      <LeaveDialog
        question={question}
        title={t.leaveTitle}
        text={t.leaveText}
        stay={t.keepEditing}
        leave={t.discardChanges}
      />
    </div>
  );
}
