import { Suspense, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { partnersTexts } from './partners.texts.ts';

const Whole = lazyPart(async () => (await import('./integrations.tsx')).Integrations);

const skeleton = (
  <Loading>
    <Skeleton className="h-96 w-full rounded-xl" />
  </Loading>
);

/** The integrations of the own restaurant, whose code comes when they are looked at. */
export const OwnIntegrations = () => (
  <Suspense fallback={skeleton}>
    <Whole restaurantId={null} />
  </Suspense>
);

/** The integrations of a restaurant, as its panel in the office opens them. */
export function IntegrationsPart({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(partnersTexts).office;
  const [isOpen, setOpen] = useState(false);
  return (
    <PanelPart title={t.title}>
      <Button variant="secondary" size={48} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Sheet open onOpenChange={setOpen} title={t.title} phone="full" desktop="drawer" width="wide">
          <Suspense fallback={skeleton}>
            <Whole restaurantId={restaurantId} />
          </Suspense>
        </Sheet>
      )}
    </PanelPart>
  );
}
