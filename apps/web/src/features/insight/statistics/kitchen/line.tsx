const [width, height, edge] = [88, 28, 3];

/** The course of some values as a line, the last one as a dot; for eyes alone. */
export function Line({ values }: { values: readonly number[] }) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const x = edge + (index * (width - 2 * edge)) / Math.max(1, values.length - 1);
    const y = height - edge - ((value - least) / (most - least || 1)) * (height - 2 * edge);
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const;
  });
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg aria-hidden="true" width={width} height={height} className="text-brand">
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={edge} fill="currentColor" />
    </svg>
  );
}
