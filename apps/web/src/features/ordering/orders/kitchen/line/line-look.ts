import type { LineSize } from './line-device.ts';

/** How a screen is laid out: the wall is read from two metres and has keys, the tablet is pressed. */
export interface LineLook {
  kind: 'wall' | 'tablet';
  columns: number;
  rows: number;
  /** Lines that a cell has room for. */
  linesMax: number;
  /** Letters of a dish's name that fit in one line. */
  lettersMax: number;
  /** Size of dishes and of everything in their proportion. */
  sizeClass: string;
}

const walls: Readonly<Record<LineSize, LineLook>> = {
  small: { kind: 'wall', columns: 5, rows: 3, linesMax: 6, lettersMax: 20, sizeClass: 'text-[1.5em]' },
  normal: { kind: 'wall', columns: 4, rows: 3, linesMax: 5, lettersMax: 19, sizeClass: 'text-[1.75em]' },
  large: { kind: 'wall', columns: 3, rows: 2, linesMax: 7, lettersMax: 22, sizeClass: 'text-[2.125em]' },
};
type TabletText = Pick<LineLook, 'linesMax' | 'lettersMax' | 'sizeClass'>;
const tablets: Readonly<Record<LineSize, TabletText>> = {
  small: { linesMax: 3.3, lettersMax: 28, sizeClass: 'text-[1.1875rem]' },
  normal: { linesMax: 3.3, lettersMax: 24, sizeClass: 'text-[1.375rem]' },
  large: { linesMax: 2.5, lettersMax: 20, sizeClass: 'text-[1.625rem]' },
};

/** The layout for a window of this kind with the chosen text size. */
export function lookOf({
  isWall,
  isBroad,
  isPhone,
  size,
}: {
  isWall: boolean;
  isBroad: boolean;
  isPhone: boolean;
  size: LineSize;
}): LineLook {
  if (isWall) return walls[size];
  const [columns, rows] = isPhone ? [1, 2] : isBroad ? [3, 2] : [2, 3];
  return { kind: 'tablet', columns, rows, ...tablets[size] };
}

export const columnsClass: readonly string[] = [
  '',
  'grid-cols-1',
  'grid-cols-2',
  'grid-cols-3',
  'grid-cols-4',
  'grid-cols-5',
];
export const rowsClass: readonly string[] = ['', 'grid-rows-1', 'grid-rows-2', 'grid-rows-3'];
export const columnStart: readonly string[] = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
];
export const rowStart: readonly string[] = ['row-start-1', 'row-start-2', 'row-start-3'];
