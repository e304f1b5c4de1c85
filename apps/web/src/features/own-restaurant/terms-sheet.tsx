import type { RestaurantProfile } from '@tawa/contract/restaurant-profile';
import { useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { profileMessages } from '../../lib/messages-profile.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useSignTerms } from './profile.queries.ts';

/** Accepts the terms in the version that is in force. */
export function TermsSheet({ profile, onClose }: { profile: RestaurantProfile; onClose: () => void }) {
  const sign = useSignTerms();
  const [agreed, setAgreed] = useState(false);
  const accept = () =>
    sign.mutate(profile.terms.in_force, {
      onSuccess: onClose,
      onError: (error) => toast.error(messageFrom(error, profileMessages.notSaved)),
    });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Terms">
      <p className="text-body text-ink-2">
        Please read the{' '}
        <a href={paths.termsOfUse} target="_blank" rel="noreferrer" className="font-semibold text-brand-ink underline">
          terms of use
        </a>
        , version {profile.terms.in_force}. Commission and payouts stand in each statement.
      </p>
      <Checkbox
        label="I have read the terms and accept them for the restaurant"
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        className="my-4"
      />
      <Button wide disabled={!agreed} pending={sign.isPending} onClick={accept}>
        Accept the terms
      </Button>
    </Sheet>
  );
}
