import type { ReactNode } from 'react';

/** One family of parts with an anchor. */
export function Shelf({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="mb-5 text-2xl font-bold">
        <a href={`#${id}`}>{title}</a>
      </h2>
      <div className="space-y-6">{children}</div>
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}

export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>;
}
