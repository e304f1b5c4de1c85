import type { ReactNode } from 'react';
import { StatePicture, type Plate } from './state-picture.tsx';

interface Props {
  /** What the round picture shows, */
  plate?: Plate;
  /** or a large icon in its place. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** The heading's level on this page. */
  level?: 1 | 2 | 3;
}

/** Nothing here: a picture, a line, one action. */
export function EmptyState({
  plate,
  picture = plate && <StatePicture of={plate} />,
  title,
  children,
  action,
  level = 2,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-10 text-center">
      {picture && (
        <div className="mb-6 grid size-40 place-items-center overflow-hidden rounded-full bg-surface-2 text-[4rem] text-ink-3">
          {picture}
        </div>
      )}
      <Heading className="text-2xl font-bold">{title}</Heading>
      {children && <div className="mt-2 text-body text-ink-2">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
