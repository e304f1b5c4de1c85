import { HouseIcon } from '@phosphor-icons/react/dist/ssr/House';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { Address } from '@tawa/contract/addresses';
import { RadioCard } from '../../ui/checkbox.tsx';
import { FieldGroup } from '../../ui/field.tsx';

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
}

/** Saved addresses as cards, one of them chosen. */
export function AddressChoice({ addresses, chosen, onChoose, refusalOf, error }: Props) {
  return (
    <FieldGroup label="Where to" hideLabel error={error}>
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
            onChange={() => onChoose(address)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
