/** What a name in an archive of PostgreSQL's log says. */
export interface Segment {
  timeline: number;
  /** Where it stands in the log, counted in segments. */
  place: number;
}

const segmentName = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
const highPart = 0x1_0000_0000;

const hex = (text: string | undefined) => Number.parseInt(text ?? '', 16);

/** The segment of a name such as 0000000100000000000000A3; nothing for other files of the log. */
export function segmentOf(name: string, segmentBytes: number): Segment | undefined {
  const [, timeline, high, low] = segmentName.exec(name) ?? [];
  if (timeline === undefined) return undefined;
  return { timeline: hex(timeline), place: hex(high) * (highPart / segmentBytes) + hex(low) };
}

/** Whether a place is missing behind `first`; on any timeline, since a restored server goes on upon another. */
export function hasGapBehind(segments: readonly Segment[], first: number): boolean {
  const places = new Set(segments.map(({ place }) => place).filter((place) => place >= first));
  return places.size > 0 && Math.max(...places) - first + 1 !== places.size;
}
