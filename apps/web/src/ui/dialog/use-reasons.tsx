import { type ReactNode, Suspense, useState } from 'react';
import type { Misfit } from '#lib/diet/misfit.ts';
import { lazyPart } from '../page/lazy-part.ts';

const ReasonsQuestion = lazyPart(async () => (await import('./reasons-question.tsx')).ReasonsQuestion);

/** Does something at once, or asks first where there are reasons against it; `question` is rendered by the caller. */
export function useReasons(verb?: string) {
  const [asked, setAsked] = useState<{ reasons: readonly Misfit[]; go: () => void } | null>(null);
  const close = () => setAsked(null);
  const question: ReactNode = asked && (
    <Suspense>
      <ReasonsQuestion
        reasons={asked.reasons}
        verb={verb}
        onCancel={close}
        onConfirm={() => {
          close();
          asked.go();
        }}
      />
    </Suspense>
  );
  return {
    ask: (reasons: readonly Misfit[], go: () => void) => (reasons[0] ? setAsked({ reasons, go }) : go()),
    question,
  };
}
