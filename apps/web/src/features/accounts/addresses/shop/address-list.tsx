import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { Address } from '@tawa/contract/accounts/addresses';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast/toast.ts';
import { addressText } from './address-choice.tsx';
import { useDeleteAddress, useSaveAddress } from './addresses.queries.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { addressesTexts } from './addresses.texts.ts';

/** Whether the restaurant that is to deliver comes to an address. */
export interface Reach {
  restaurant_name: string;
  delivers: boolean;
}

interface RowProps {
  address: Address;
  reach: Reach | undefined;
  onChange: (address: Address) => void;
}

function DeleteButton({ address }: { address: Address }) {
  const addresses = useTexts(addressesTexts);
  const t = useTexts(wordsTexts);
  const [asking, setAsking] = useState(false);
  const remove = useDeleteAddress();
  const confirm = () =>
    remove.mutate(address.address_id, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast.error(messageFrom(error, t.network)),
    });
  return (
    <>
      <Button
        variant="quiet-danger"
        size={40}
        aria-label={addresses.deleteOne({ label: address.label })}
        onClick={() => setAsking(true)}
      >
        {addresses.deleteIt}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={addresses.deleteQuestion({ label: address.label })}
        cancelLabel={addresses.keepAddress}
        confirmLabel={addresses.deleteAddress}
        pending={remove.isPending}
        pendingText={addresses.deleting}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {addresses.ordersWentThere({ address: addressText(address) })}
      </ConfirmDialog>
    </>
  );
}

const ReachLine = ({ restaurant_name, delivers }: Reach) => {
  const t = useTexts(addressesTexts);
  return (
    <p className={cx('mt-3 flex items-start gap-2 text-sm font-semibold', delivers ? 'text-success' : 'text-warning')}>
      <Icon of={delivers ? CheckCircleIcon : WarningIcon} weight="fill" className="mt-0.5 text-[1rem]" />
      <span className="min-w-0 wrap-anywhere">
        {delivers ? t.reaches({ restaurant: restaurant_name }) : t.tooFar({ restaurant: restaurant_name })}
      </span>
    </p>
  );
};

function AddressRow({ address, reach, onChange }: RowProps) {
  const t = useTexts(wordsTexts);
  const addresses = useTexts(addressesTexts);
  const save = useSaveAddress();
  const { address_id, cityname: _name, ...body } = address;
  const makeDefault = () =>
    save.mutate(
      { address_id, body: { ...body, is_default: true } },
      { onError: (error) => toast.error(messageFrom(error, t.network)) },
    );
  return (
    <li className="flex flex-col rounded-2xl border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold wrap-anywhere">{address.label}</h2>
        {address.is_default && <Badge tone="success">{addresses.defaultIt}</Badge>}
      </div>
      <p className="mt-1 text-body wrap-anywhere text-ink-2">{addressText(address)}</p>
      {address.landmark && (
        <p className="mt-1 text-sm wrap-anywhere text-ink-3">{addresses.near({ landmark: address.landmark })}</p>
      )}
      <p className="num mt-1 text-sm text-ink-3">{addresses.phoneOf({ phone: address.phone })}</p>
      {address.lat === null && <p className="mt-1 text-sm text-ink-3">{addresses.map.missing}</p>}
      {reach && <ReachLine {...reach} />}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        <Button
          variant="secondary"
          size={40}
          aria-label={addresses.changeOne({ label: address.label })}
          onClick={() => onChange(address)}
        >
          {addresses.changeAddress}
        </Button>
        {!address.is_default && (
          <Button
            variant="quiet"
            size={40}
            aria-label={addresses.makeTheDefault({ label: address.label })}
            pending={save.isPending && addresses.saving}
            onClick={makeDefault}
          >
            {addresses.makeDefault}
          </Button>
        )}
        <DeleteButton address={address} />
      </div>
    </li>
  );
}

/** Every saved address with what can be done to it. */
export function AddressList({
  addresses,
  reachOf,
  onChange,
}: {
  addresses: readonly Address[];
  reachOf: (address: Address) => Reach | undefined;
  onChange: RowProps['onChange'];
}) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {addresses.map((address) => (
        <AddressRow key={address.address_id} address={address} reach={reachOf(address)} onChange={onChange} />
      ))}
    </ul>
  );
}
