import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { createContext, useContext } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { panelPartTexts } from './panel.texts.ts';

/** Opens what finds anything by name; null where a panel has none. */
export const PanelFind = createContext<(() => void) | null>(null);

const isMac = () => navigator.userAgent.includes('Mac');

/** Looks like a field and opens what finds anything; it stands in a screen's head, from 1024 px. */
export function PanelFindField({ className }: { className?: string }) {
  const t = useTexts(panelPartTexts);
  const open = useContext(PanelFind);
  if (!open) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className={cx(
        'press flex h-11 w-[232px] shrink-0 items-center gap-2.5 rounded-md bg-surface-2 px-3.5 text-sm text-ink-2 max-lg:hidden',
        className,
      )}
    >
      <Icon of={MagnifyingGlassIcon} weight="bold" className="text-[1rem]" />
      <span className="min-w-0 flex-1 truncate text-left">{t.find}</span>
      <kbd
        aria-hidden="true"
        className="rounded-xs border border-line bg-surface px-1.5 font-sans text-xs font-semibold"
      >
        {isMac() ? t.findKeyMac : t.findKey}
      </kbd>
    </button>
  );
}

/** The same as a glass, for heads without room: of a phone, and of screens full of buttons. */
export function PanelFindGlass({ className }: { className?: string }) {
  const t = useTexts(panelPartTexts);
  const open = useContext(PanelFind);
  if (!open) return null;
  return (
    <IconButton
      label={t.find}
      icon={MagnifyingGlassIcon}
      square
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className={className}
    />
  );
}
