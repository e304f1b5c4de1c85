import { searchLengthMax } from '@tawa/domain/common/limits';
import { type Dispatch, type ReactNode, type SetStateAction, Suspense, useCallback, useEffect, useState } from 'react';
import { isMounted } from '#app/panels/panel-screens.ts';
import { sidebarFootsIn, sidebarsIn } from '#app/panels/sidebars.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PanelFind } from '#ui/panel/panel-find.tsx';
import { Beside } from '../beside.tsx';
import { usePanelAccess } from './panel-access.ts';

const Finder = lazyPart(async () => (await import('#features/insight/finding/finder.tsx')).Finder);

type Panel = 'restaurant' | 'admin';

/** The screens that the reader's role includes, as the side bar names them. */
function useScreens(panel: Panel) {
  const language = useLanguage();
  const { isOpen } = usePanelAccess(panel);
  return [...sidebarsIn(language)[panel], ...sidebarFootsIn(language)[panel]].filter(
    ({ path }) => isMounted(panel, path) && isOpen(path),
  );
}

interface OpenProps {
  panel: Panel;
  typed: string;
  onType: (typed: string) => void;
  onClose: () => void;
}

function OpenFinder({ panel, ...props }: OpenProps) {
  return <Finder panel={panel} screens={useScreens(panel)} {...props} />;
}

const changed = (typed: string, key: string): string =>
  key === 'Backspace' ? typed.slice(0, -1) : (typed + key).slice(0, searchLengthMax);

/** Takes the letters of a hand that is quicker than the field: its code comes a moment after it was asked for. */
function useEarlyLetters(isOpen: boolean, onType: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = (event: globalThis.KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (ctrlKey || metaKey || altKey || isComposing || (key.length !== 1 && key !== 'Backspace')) return;
      event.preventDefault();
      event.stopPropagation();
      onType((typed) => changed(typed, key));
    };
    const stop = () => window.removeEventListener('keydown', handleKey, true);
    const handleFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) stop();
    };
    window.addEventListener('keydown', handleKey, true);
    window.addEventListener('focusin', handleFocus);
    return () => {
      stop();
      window.removeEventListener('focusin', handleFocus);
    };
  }, [isOpen, onType]);
}

/** Ctrl K, or Cmd K, opens what finds anything from wherever one is; heads open it by `PanelFind`. */
export function FindAnywhere({ panel, children }: { panel: Panel; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = useCallback(() => {
    setTyped('');
    setOpen(true);
  }, []);
  useEarlyLetters(isOpen, setTyped);
  useEffect(() => {
    const handleKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      // The browser's own meaning of it would leave the page.
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [open]);
  return (
    <PanelFind value={open}>
      {children}
      {isOpen && (
        <Beside>
          <Suspense>
            <OpenFinder panel={panel} typed={typed} onType={setTyped} onClose={() => setOpen(false)} />
          </Suspense>
        </Beside>
      )}
    </PanelFind>
  );
}
