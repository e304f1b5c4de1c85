import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { mapGround } from './map-ground.ts';
import { mapPartTexts } from './map.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** What the map is drawn into. */
  holder: Ref<HTMLDivElement>;
  label: string;
  /** Whose pictures these are; null without a tile server. */
  credit: { text: string; url: string } | null;
  /** What is said instead where no pictures come. */
  notice: string | null;
  /** Moves closer (1) or further away (-1); a map without it follows something by itself. */
  onZoom?: (by: 1 | -1) => void;
  /** What lies over the map. */
  children?: ReactNode;
}

/** Everything around a map: its buttons, whose pictures it shows, and a notice where there are none. */
export function MapFrame({ holder, label, credit, notice, onZoom, children }: Props) {
  const t = useTexts(mapPartTexts);
  return (
    <div className="relative isolate overflow-hidden rounded-md border border-line-strong">
      <div ref={holder} role="application" aria-label={label} className={mapGround} />
      {children}
      {onZoom && (
        <div className="absolute top-2 right-2 z-[500] grid gap-2">
          <IconButton label={t.closer} icon={PlusIcon} look="filled" square onClick={() => onZoom(1)} />
          <IconButton label={t.furtherAway} icon={MinusIcon} look="filled" square onClick={() => onZoom(-1)} />
        </div>
      )}
      {notice !== null && (
        <p
          className={cx(
            'absolute top-2 left-2 z-[500] rounded-md bg-surface px-3 py-2 text-note text-ink-2 shadow-1',
            onZoom ? 'max-w-[calc(100%-4.5rem)]' : 'max-w-[calc(100%-1rem)]',
          )}
        >
          {notice}
        </p>
      )}
      {credit && (
        <a
          href={credit.url}
          target="_blank"
          rel="noreferrer"
          className="absolute right-0 bottom-0 z-[500] rounded-tl-md bg-surface px-2 py-0.5 text-note text-ink-2 underline"
        >
          {credit.text}
        </a>
      )}
    </div>
  );
}
