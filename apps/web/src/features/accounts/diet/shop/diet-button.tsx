import { LeafIcon } from '@phosphor-icons/react/dist/ssr/Leaf';
import { Suspense, useState } from 'react';
import { useDietMarks } from '#lib/diet/diet.ts';
import { Chip } from '#ui/chip.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { dietTexts } from './diet.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const DietSheet = lazyPart(async () => (await import('./diet-sheet.tsx')).DietSheet);

/** Opens the diet; pressed while one is kept. `slim` is the sign alone on a phone. */
export function DietButton({ slim = false }: { slim?: boolean }) {
  const t = useTexts(dietTexts);
  const [open, setOpen] = useState(false);
  const marks = useDietMarks();
  return (
    <>
      <Chip icon={LeafIcon} pressed={marks !== null} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={slim ? 'max-lg:sr-only' : undefined}>{t.diet}</span>
      </Chip>
      {open && (
        <Suspense>
          <DietSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
