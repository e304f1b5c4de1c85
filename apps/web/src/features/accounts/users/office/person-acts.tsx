import { ChatTextIcon } from '@phosphor-icons/react/dist/ssr/ChatText';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { LockOpenIcon } from '@phosphor-icons/react/dist/ssr/LockOpen';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { ShieldSlashIcon } from '@phosphor-icons/react/dist/ssr/ShieldSlash';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useState } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Icon, type Shape } from '#ui/icon.tsx';
import { EditSheet } from './person-edit.tsx';
import { BlockSheet, MessageSheet, RemoveSheet, ResetSheet } from './person-sheets.tsx';
import { personTexts } from './person.texts.ts';
import { actions, type OfficePerson, useUserAction } from './users.queries.ts';

interface ActProps {
  icon: Shape;
  words: { press: string; hint: string };
  danger?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

const Act = ({ icon, words: { press, hint }, danger = false, disabled, onPress }: ActProps) => (
  <button
    type="button"
    className="flex min-h-14 w-full items-center gap-3 rounded-md px-3 py-2 text-left hover:bg-surface-2"
    disabled={disabled}
    onClick={onPress}
  >
    <span
      className={`grid size-9 shrink-0 place-items-center rounded-md text-[1.125rem] ${danger ? 'bg-danger-soft text-danger' : 'bg-surface-2'}`}
    >
      <Icon of={icon} weight="bold" />
    </span>
    <span className="leading-tight">
      <span className={`block text-[0.9375rem] leading-5 font-bold ${danger ? 'text-danger' : ''}`}>{press}</span>
      <span className="block text-note leading-5 text-ink-3">{hint}</span>
    </span>
  </button>
);

/** What the office may do to the account. */
export function PersonActs({ person, complaintsOpen }: { person: OfficePerson; complaintsOpen: number }) {
  const t = useTexts(personTexts);
  const language = useLanguage();
  const action = useUserAction();
  const [open, setOpen] = useState<'edit' | 'message' | 'reset' | 'block' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const mayAct = useMayAct('people');
  if (!mayAct || person.is_you || person.status === 'deleted') return null;
  const does = actions(person.user_id, language);
  const isActive = person.status === 'active';
  const blocking = { press: t.block.press, hint: t.block.hint({ count: complaintsOpen }) };
  const { isPending } = action;
  return (
    <section className="rounded-xl border border-line bg-surface p-2">
      <Act icon={PencilSimpleIcon} words={t.edit} onPress={() => setOpen('edit')} />
      {isActive && <Act icon={ChatTextIcon} words={t.message} onPress={() => setOpen('message')} />}
      {isActive && person.email !== null && (
        <Act
          icon={EnvelopeSimpleIcon}
          words={t.link}
          disabled={isPending}
          onPress={() => action.mutate(does.sendResetLink)}
        />
      )}
      {person.two_factor && <Act icon={ShieldSlashIcon} words={t.reset} onPress={() => setOpen('reset')} />}
      {person.role !== 'admin' && <Act icon={TrashIcon} words={t.remove} onPress={() => setOpen('remove')} />}
      {isActive ? (
        <Act icon={ProhibitIcon} words={blocking} danger onPress={() => setOpen('block')} />
      ) : (
        <Act icon={LockOpenIcon} words={t.unblock} disabled={isPending} onPress={() => action.mutate(does.unblock)} />
      )}
      {open === 'edit' && <EditSheet person={person} onClose={close} />}
      {open === 'message' && <MessageSheet person={person} onClose={close} />}
      {open === 'reset' && <ResetSheet person={person} onClose={close} />}
      {open === 'remove' && <RemoveSheet person={person} onClose={close} />}
      {open === 'block' && <BlockSheet person={person} onClose={close} />}
    </section>
  );
}
