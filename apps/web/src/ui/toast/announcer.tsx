import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Says a text politely to screen readers: `announce('Added. 4 items, 786 rupees')`. */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

/** The one live region of the app; texts follow each other, and the same text twice is said twice. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  const region = useMemo(
    () => (
      <div aria-live="polite" className="sr-only">
        <span key={said.turn}>{said.text}</span>
      </div>
    ),
    [said],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      {region}
    </AnnounceContext>
  );
}
