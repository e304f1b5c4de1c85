import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { Address } from '@tawa/contract/accounts/addresses';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { RadioCard } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const addressText = ({
  line1,
  line2,
  cityname,
  pincode,
}: Pick<Address, 'line1' | 'line2' | 'cityname' | 'pincode'>): string =>
  [line1, line2, `${cityname} ${pincode}`].filter(Boolean).join(', ');

interface Props {
  addresses: readonly Address[];
  chosen: number | null;
  onChoose: (address: Address) => void;
  /** Why an address cannot be chosen; null when it can. */
  refusalOf: (address: Address) => string | null;
  error?: string | undefined;
  /** Stands below, beside the way to the other addresses. */
  action?: ReactNode;
}

/** Saved addresses as cards, one of them chosen; a phone shows that one until another is asked for. */
export function AddressChoice({ addresses, chosen, onChoose, refusalOf, error, action }: Props) {
  const t = useTexts(addressesTexts);
  const [isChanging, setChanging] = useState(false);
  const isKnown = addresses.some(({ address_id }) => address_id === chosen);
  const showsAll = isChanging || !isKnown || error !== undefined;
  const choose = (address: Address) => {
    setChanging(false);
    onChoose(address);
  };
  return (
    <>
      <FieldGroup label={t.where} hideLabel error={error}>
        <div className="grid gap-3 sm:grid-cols-2">
          {addresses.map((address) => (
            <RadioCard
              key={address.address_id}
              name="address"
              icon={address.label.toLowerCase() === 'home' ? <HouseIcon weight="fill" /> : <MapPinIcon weight="fill" />}
              heading={address.label}
              text={[addressText(address), refusalOf(address)].filter(Boolean).join('. ')}
              disabled={refusalOf(address) !== null}
              checked={address.address_id === chosen}
              onChange={() => choose(address)}
              className={showsAll || address.address_id === chosen ? undefined : 'max-lg:hidden'}
            />
          ))}
        </div>
      </FieldGroup>
      <div className="-mx-4 flex flex-wrap">
        {!showsAll && addresses.length > 1 && (
          <Button variant="quiet" size={40} className="lg:hidden" onClick={() => setChanging(true)}>
            {t.change}
          </Button>
        )}
        {action}
      </div>
    </>
  );
}
