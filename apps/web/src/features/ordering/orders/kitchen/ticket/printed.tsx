import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Of the paper, in millimetres. */
export type PaperWidth = 58 | 80;
/** What of a paper's width can be printed on. */
export const paperWidths: Readonly<Record<PaperWidth, string>> = { 58: 'w-[50mm]', 80: 'w-[72mm]' };

/** Papers that nobody sees on the screen; opens the printer's dialog and leaves with it. */
export function Printed({ children, onDone }: { children: ReactNode; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <div className="absolute inset-x-0 top-0 z-50 hidden min-h-dvh bg-[white] text-[black] print:block">
      {children}
    </div>,
    document.body,
  );
}
