import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { GroupLine } from '@tawa/contract/ordering/groups';
import { useTexts } from '#lib/i18n/texts.ts';
import { guestTexts } from './groups.texts.ts';
import { type GroupKeys, LineStepper } from './guest-bag.tsx';

interface Props {
  keys: GroupKeys;
  name: string;
  /** This guest's lines of the dish, one for each choice of options. */
  lines: readonly GroupLine[];
  hasOptions: boolean;
  pending: boolean;
  onAdd: () => void;
}

/** 'Add' of a dish for a guest's own bag, which becomes a stepper in place. */
export function GroupAdd({ keys, name, lines, hasOptions, pending, onAdd }: Props) {
  const t = useTexts(guestTexts);
  const [line] = lines;
  if (line && lines.length === 1 && !hasOptions) return <LineStepper keys={keys} line={line} look="brand" />;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <button
      type="button"
      aria-disabled={pending || undefined}
      aria-label={t.addDish({ dish: name })}
      onClick={pending ? undefined : onAdd}
      className="press inline-flex h-11 min-w-[112px] items-center justify-center gap-2 rounded-md border border-line bg-surface px-4 text-body font-bold text-brand-ink shadow-1 enabled-hover:bg-brand-soft"
    >
      {t.add}
      {count > 0 ? (
        <span className="num rounded-xs bg-brand px-1.5 text-xs text-on-brand">{count}</span>
      ) : (
        <PlusIcon weight="bold" aria-hidden="true" />
      )}
    </button>
  );
}
