import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { CreditCardIcon } from '@phosphor-icons/react/dist/ssr/CreditCard';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { MoneyIcon } from '@phosphor-icons/react/dist/ssr/Money';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import type { PaymentMethod, Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { methodOf } from '#lib/payment-method.ts';
import { site } from '#lib/site/site-facts.ts';
import { RadioCard } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { paymentsTexts } from './payments.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const icons: Readonly<Record<PaymentMethod, ReactNode>> = {
  upi: <DeviceMobileIcon weight="fill" />,
  card: <CreditCardIcon weight="fill" />,
  netbanking: <BankIcon weight="fill" />,
  credit: <WalletIcon weight="fill" />,
  cod: <MoneyIcon weight="fill" />,
};

/** Where cash is handed over. */
export type CashPlace = 'door' | 'counter' | 'table';

// Who takes UPI online makes codes for what is due in cash too.
const takesUpi = ({ payment_methods }: Quote) => payment_methods.some(({ method }) => method === 'upi');

/** What is said of a way to pay: its name, and in a line how it goes. */
export function methodWords(method: PaymentMethod, quote: Quote, place: CashPlace, language: Language) {
  const t = textsIn(paymentsTexts, language);
  if (method !== 'cod') return t.method[method];
  if (place === 'table') return takesUpi(quote) ? t.cashOrUpiAtTable : t.cashAtTable;
  if (place === 'counter') return takesUpi(quote) ? t.cashOrUpiAtCounter : t.cashAtCounter;
  const most = formatRupees(site().limits.cash);
  return { ...t.method.cod, text: takesUpi(quote) ? t.cashOrUpiUpTo({ most }) : t.cashUpTo({ most }) };
}

interface Props {
  quote: Quote;
  chosen: PaymentMethod | null;
  place: CashPlace;
  onChoose: (method: PaymentMethod) => void;
}

/** Every way to pay; one that cannot be used stays visible with the reason. */
export function PaymentMethods({ quote, chosen, place, onChoose }: Props) {
  const t = useTexts(paymentsTexts);
  const taken = methodOf(quote, chosen);
  const language = useLanguage();
  return (
    <FieldGroup label={t.howPay} hideLabel>
      <div className="grid gap-3">
        {quote.payment_methods.map(({ method, available, reason }) => (
          <RadioCard
            key={method}
            name="payment"
            icon={icons[method]}
            heading={methodWords(method, quote, place, language).heading}
            text={reason ?? methodWords(method, quote, place, language).text}
            checked={available && method === taken}
            disabled={!available}
            onChange={() => onChoose(method)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
