import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { createContext, useContext } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { IconButton } from '../icon-button.tsx';
import { panelPartTexts } from './panel.texts.ts';

/** Opens the side bar of narrow screens; null where there is none to open. */
export const PanelMenu = createContext<(() => void) | null>(null);

/** The way to the side bar for a screen whose own header takes the place of the panel's. */
export function PanelMenuButton() {
  const t = useTexts(panelPartTexts);
  const open = useContext(PanelMenu);
  if (!open) return null;
  return (
    <IconButton
      label={t.menu}
      icon={ListIcon}
      square
      aria-haspopup="dialog"
      onClick={open}
      className="-ml-2 lg:hidden"
    />
  );
}
