import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import type { Area, City } from '@tawa/contract/catalogue/cities';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { Icon } from '#ui/icon.tsx';
import type { AddressFormState } from './address-values.ts';
import { AreaField } from './area-field.tsx';
import type { Reached } from './use-reached.ts';
import { addressesTexts } from './addresses.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  form: AddressFormState;
  cities: readonly City[];
  areas: readonly Area[];
  /** Whether city, area and pin code are asked for also where they are known. */
  asks: boolean;
  onAsk: (asks: boolean) => void;
  reached: Reached;
}

const whole = /^[1-9]\d{5}$/;

const ReachLine = ({ reached }: { reached: Reached }) => (
  <p role="status" className={cx('empty:-mt-5', reached.delivers ? 'text-success' : 'text-warning')}>
    {reached.delivers !== null && (
      <span className="flex items-center gap-1.5 text-sm font-semibold">
        <Icon of={reached.delivers ? CheckCircleIcon : WarningIcon} weight="fill" className="text-[1rem]" />
        {reached.text}
      </span>
    )}
  </p>
);

/** City, area and pin code: what is known of them in a line, and fields for what is not. */
export function PlaceFields({ form, cities, areas, asks, onAsk, reached }: Props) {
  const t = useTexts(addressesTexts);
  const [city_id, pincode, line2] = form.watch(['city_id', 'pincode', 'line2']);
  const city = cities.find((each) => each.city_id === city_id);
  const { errors, dirtyFields } = form.formState;
  // Whoever types it goes on in the field; what the pin filled in stands in the line.
  const [isTyping, setTyping] = useState(false);
  const isKnown = city !== undefined && whole.test(pincode) && !errors.city_id && !errors.pincode && !isTyping;
  const { onChange: typed, ...pin } = form.field('pincode');
  if (isKnown && !asks)
    return (
      <div className="flex items-start gap-3">
        <Icon of={MapPinIcon} weight="fill" className="mt-1 text-[1.25rem] text-brand-ink" />
        <div className="min-w-0 flex-1">
          <p className="display text-lg font-bold wrap-anywhere">{line2 || t.found.yours}</p>
          <p className="num text-sm text-ink-2">{t.found.cityAndPin({ city: city.cityname, pincode })}</p>
          <ReachLine reached={reached} />
        </div>
        <Button variant="quiet" size={40} className="-mr-3 px-3" aria-label={t.changePlace} onClick={() => onAsk(true)}>
          {t.changeAddress}
        </Button>
      </div>
    );
  const pick = (area: Area) => {
    form.setValue('pincode', area.pincode, { shouldValidate: true });
    form.setValue('line2', area.name);
    setTyping(false);
    onAsk(false);
  };
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          // The cities may come after the form: a select without its option forgets what is chosen.
          key={cities.length}
          label={t.city}
          placeholder={t.chooseCity}
          options={cities.map((each) => ({ value: each.city_id, label: each.cityname }))}
          {...form.field('city_id', { valueAsNumber: true })}
        />
        <AreaField
          areas={areas}
          text={pincode}
          onPick={pick}
          {...pin}
          onChange={(event) => {
            setTyping(true);
            void typed(event);
          }}
        />
      </div>
      {(asks || line2 !== '' || dirtyFields.line2) && (
        <TextField label={t.area} optional autoComplete="address-line2" maxLength={120} {...form.field('line2')} />
      )}
      <ReachLine reached={reached} />
    </div>
  );
}
