/** Bars of labelled steps; `reached` counts those that are done or under way. */
export function ProgressBars({
  steps,
  reached,
  onDark = false,
}: {
  steps: readonly string[];
  reached: number;
  onDark?: boolean;
}) {
  const on = onDark ? 'bg-on-bar-accent' : 'bg-brand';
  const off = onDark ? 'bg-on-bar/25' : 'bg-surface-3';
  return (
    <ol className="flex gap-1.5">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === reached ? 'step' : undefined} className="min-w-0 flex-1">
          <span className={`block h-1.5 rounded-full ${index <= reached ? on : off}`} />
          <span className={`mt-1.5 block text-xs font-semibold max-sm:sr-only ${index <= reached ? '' : 'opacity-70'}`}>
            {step}
            <span className="sr-only">{index < reached ? ', done' : index === reached ? ', now' : ', to come'}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
