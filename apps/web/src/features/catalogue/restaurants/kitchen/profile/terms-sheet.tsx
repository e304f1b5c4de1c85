import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { profileMessages } from '#lib/messages-profile.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { SheetProps } from './place-sheet.tsx';
import { useSignTerms } from './profile.queries.ts';

/** Accepts the terms in the version that is in force. */
export function TermsSheet({ profile, way, onClose }: SheetProps) {
  const sign = useSignTerms();
  const [agreed, setAgreed] = useState(false);
  const accept = () =>
    sign.mutate(profile.terms.in_force, {
      onSuccess: way.onward,
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
      {way.isFilling && (
        <Button variant="quiet" className="mt-2 -ml-3 px-3!" onClick={way.onward}>
          {profileMessages.later}
        </Button>
      )}
    </Sheet>
  );
}
