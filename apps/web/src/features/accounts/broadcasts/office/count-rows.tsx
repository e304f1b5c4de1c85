/** Names with their numbers at the right end; long names keep the number whole on a phone. */
export const CountRows = ({ rows }: { rows: readonly (readonly [name: string, count: string])[] }) => (
  <dl className="space-y-1.5 text-sm">
    {rows.map(([name, count]) => (
      <div key={name} className="flex justify-between gap-4">
        <dt className="min-w-0 text-ink-3">{name}</dt>
        <dd className="num whitespace-nowrap">{count}</dd>
      </div>
    ))}
  </dl>
);
