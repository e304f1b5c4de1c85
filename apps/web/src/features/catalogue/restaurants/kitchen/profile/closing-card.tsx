import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useStep } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';

/** The way out of Tawa, and the way back as long as nothing is closed. */
export function ClosingCard({ profile: { lifecycle, restaurant_name } }: { profile: RestaurantProfile }) {
  const t = useTexts(kitchenProfileTexts);
  const step = useStep();
  const [asks, setAsks] = useState(false);
  const take = (to: 'closing' | 'active') =>
    step.mutate(to, {
      onSuccess: () => setAsks(false),
      onError: (error) => toast.error(messageFrom(error, t.notSaved)),
    });
  if (lifecycle === 'closing')
    return (
      <Card title={t.asked}>
        <p className="mb-4 text-sm text-ink-2">{t.askedText}</p>
        <Button variant="secondary" wide pending={step.isPending} onClick={() => take('active')}>
          {t.stay}
        </Button>
      </Card>
    );
  if (lifecycle !== 'active') return null;
  return (
    <Card title={t.title}>
      <p className="mb-4 text-sm text-ink-2">{t.text}</p>
      <Button variant="danger" wide onClick={() => setAsks(true)}>
        {t.ask}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={t.question({ name: restaurant_name })}
        confirmLabel={t.ask}
        pending={step.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => take('closing')}
      >
        {t.text}
      </ConfirmDialog>
    </Card>
  );
}
