/** The ground of every map, with a grid where no pictures are. */
export const mapGround =
  'h-[13.75rem] w-full bg-surface-2! [background-image:linear-gradient(var(--color-line)_1px,transparent_1px),linear-gradient(90deg,var(--color-line)_1px,transparent_1px)] [background-size:32px_32px] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus sm:h-[17.5rem] dark:[&_.leaflet-tile]:brightness-75';
