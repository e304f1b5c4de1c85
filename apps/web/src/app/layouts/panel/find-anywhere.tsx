import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
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

function OpenFinder({ panel, onClose }: { panel: Panel; onClose: () => void }) {
  return <Finder panel={panel} screens={useScreens(panel)} onClose={onClose} />;
}

/** Ctrl K, or Cmd K, opens what finds anything from wherever one is; heads open it by `PanelFind`. */
export function FindAnywhere({ panel, children }: { panel: Panel; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
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
            <OpenFinder panel={panel} onClose={() => setOpen(false)} />
          </Suspense>
        </Beside>
      )}
    </PanelFind>
  );
}
