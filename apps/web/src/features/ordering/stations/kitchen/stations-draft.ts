import type { StationForm, StationSetup } from '@tawa/contract/ordering/stations';

/** A station as it is edited; its key stays while its name is typed and its place changes. */
export interface DraftStation extends StationForm {
  key: string;
}

export const draftOf = ({ stations }: StationSetup): DraftStation[] =>
  stations.map((station) => ({ ...station, key: String(station.station_id) }));

/** Puts a category to a station, or leaves it to the first one. */
export const assign = (stations: readonly DraftStation[], categoryId: number, key: string): DraftStation[] =>
  stations.map((station) => {
    const others = station.category_ids.filter((id) => id !== categoryId);
    return { ...station, category_ids: station.key === key ? [...others, categoryId] : others };
  });

/** Moves a station one place up (-1) or down (1). */
export function move(stations: readonly DraftStation[], key: string, by: -1 | 1): DraftStation[] {
  const from = stations.findIndex((station) => station.key === key);
  const [moved] = stations.slice(from, from + 1);
  const to = from + by;
  if (!moved || to < 0 || to >= stations.length) return [...stations];
  return stations.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** What is wrong with the names. */
export function faultOf(stations: readonly DraftStation[]): 'missing' | 'twice' | null {
  const names = stations.map(({ station_name }) => station_name.trim().toLowerCase());
  if (names.includes('')) return 'missing';
  return new Set(names).size < names.length ? 'twice' : null;
}

/** What is sent, and compared to say whether anything is unsaved. */
export const formOf = (stations: readonly DraftStation[]): StationForm[] =>
  stations.map(({ station_id, station_name, category_ids }) => ({
    station_id,
    station_name: station_name.trim(),
    category_ids: category_ids.toSorted((a, b) => a - b),
  }));
