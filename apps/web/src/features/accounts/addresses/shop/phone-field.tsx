import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { phone } from '@tawa/contract/common/common';
import { useEffect, useState } from 'react';
import { formatMobile } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Icon } from '#ui/icon.tsx';
import type { AddressFormState } from './address-values.ts';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Whom the rider calls: in a line where it is known, in a field where it is not or is to be another. */
export function PhoneField({ form }: { form: AddressFormState }) {
  const t = useTexts(addressesTexts);
  const number = form.watch('phone');
  const [asks, setAsks] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (asks) setFocus('phone');
  }, [asks, setFocus]);
  const { error, ...field } = form.field('phone');
  // Whoever types a number goes on in the field; the account's own may come later, when nobody did.
  const isTyped = form.formState.dirtyFields.phone === true;
  const isKnown = !isTyped && phone.safeParse(number).success && !error;
  if (isKnown && !asks)
    return (
      <div className="flex items-center gap-3">
        <Icon of={PhoneIcon} className="text-[1.1875rem] text-ink-2" />
        <p className="num min-w-0 flex-1 text-body">{t.riderCalls({ phone: formatMobile(number) })}</p>
        <Button
          variant="quiet"
          size={40}
          className="-mr-3 px-3"
          aria-label={t.changePhone}
          onClick={() => setAsks(true)}
        >
          {t.changeAddress}
        </Button>
      </div>
    );
  return (
    <TextField
      label={t.phone}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={20}
      error={error}
      {...field}
    />
  );
}
