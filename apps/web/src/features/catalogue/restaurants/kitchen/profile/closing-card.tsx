import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { closingTexts as texts, profileMessages } from '#lib/messages-profile.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useStep } from './profile.queries.ts';

/** The way out of Tawa, and the way back as long as nothing is closed. */
export function ClosingCard({ profile: { lifecycle, restaurant_name } }: { profile: RestaurantProfile }) {
  const step = useStep();
  const [asks, setAsks] = useState(false);
  const take = (to: 'closing' | 'active') =>
    step.mutate(to, {
      onSuccess: () => setAsks(false),
      onError: (error) => toast.error(messageFrom(error, profileMessages.notSaved)),
    });
  if (lifecycle === 'closing')
    return (
      <Card title={texts.asked}>
        <p className="mb-4 text-sm text-ink-2">{texts.askedText}</p>
        <Button variant="secondary" wide pending={step.isPending} onClick={() => take('active')}>
          {texts.stay}
        </Button>
      </Card>
    );
  if (lifecycle !== 'active') return null;
  return (
    <Card title={texts.title}>
      <p className="mb-4 text-sm text-ink-2">{texts.text}</p>
      <Button variant="danger" wide onClick={() => setAsks(true)}>
        {texts.ask}
      </Button>
      <ConfirmDialog
        open={asks}
        danger
        title={texts.question(restaurant_name)}
        confirmLabel={texts.ask}
        pending={step.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => take('closing')}
      >
        {texts.text}
      </ConfirmDialog>
    </Card>
  );
}
