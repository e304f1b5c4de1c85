import { formatRupees } from '@tawa/domain/money';
import { useEffect, useRef } from 'react';
import { Banner } from '../../ui/banner.tsx';
import type { Changed } from './use-checkout.ts';

/** What changed while the customer was here, line by line, old and new; nothing was charged. */
export function ChangedBanner({ changed }: { changed: Changed }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Banner tone="warning" alert title={changed.message}>
        <ul className="mt-1 grid gap-1">
          {changed.problems.map((problem) => (
            <li key={problem.code + (problem.key ?? problem.message)}>
              {problem.message}
              {problem.old !== undefined && problem.new !== undefined && (
                <span className="num">
                  {' '}
                  <s>{formatRupees(problem.old)}</s> {formatRupees(problem.new)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <p className="mt-1">Nothing has been charged.</p>
      </Banner>
    </div>
  );
}
