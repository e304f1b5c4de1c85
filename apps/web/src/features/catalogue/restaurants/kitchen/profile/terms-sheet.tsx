import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { SheetProps } from './place-sheet.tsx';
import { useSignTerms } from './profile.queries.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { useLanguage } from '#lib/i18n/language.ts';

/** Accepts the terms in the version that is in force. */
export function TermsSheet({ profile, way, onClose }: SheetProps) {
  const t = useTexts(kitchenProfileTexts);
  const sign = useSignTerms();
  const [agreed, setAgreed] = useState(false);
  const accept = () =>
    sign.mutate(profile.terms.in_force, {
      onSuccess: way.onward,
      onError: (error) => toast.error(messageFrom(error, t.notSaved)),
    });
  const language = useLanguage();
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.terms}>
      <p className="text-body text-ink-2">
        {t.pleaseReadTermsUse({
          inForce: profile.terms.in_force,
          link: (words) => (
            <a
              href={addressIn(language, paths.termsOfUse)}
              target="_blank"
              rel="noreferrer"
              className="font-semibold text-brand-ink underline"
            >
              {words}
            </a>
          ),
        })}
      </p>
      <Checkbox
        label={t.haveReadTerms}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        className="my-4"
      />
      <Button wide disabled={!agreed} pending={sign.isPending} onClick={accept}>
        {t.acceptTerms}
      </Button>
      {way.isFilling && (
        <Button variant="quiet" className="mt-2 -ml-3 px-3!" onClick={way.onward}>
          {t.later}
        </Button>
      )}
    </Sheet>
  );
}
