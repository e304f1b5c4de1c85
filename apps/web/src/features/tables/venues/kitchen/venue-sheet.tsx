import { venueTypes } from '@tawa/contract/tables/bookings';
import type { Venue } from '@tawa/contract/tables/venues';
import { weekdayNames } from '@tawa/domain/common/text';
import { useState } from 'react';
import { z } from 'zod/mini';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useSaveVenue } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const clockIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z.string().check(z.regex(/^\d\d:\d\d$/, t.chooseTime));
});
const formIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameRequired), z.maxLength(60, t.atMost60)),
    type: z.enum(venueTypes),
    address: z.string().check(z.trim(), z.maxLength(200, t.atMost200)),
    amenities: z.string().check(z.maxLength(300, t.atMost300)),
    photo: z.nullable(z.string()),
    opens: clockIn(language),
    closes: clockIn(language),
  });
});
type Filled = z.input<ReturnType<typeof formIn>>;
const typesIn = keepEach((language: Language) => {
  const t = textsIn(wordsTexts, language);
  return venueTypes.map((value) => ({ value, label: t.venueType[value] }));
});
const week = [0, 1, 2, 3, 4, 5, 6];

interface Props {
  /** Null for a new one. */
  venue: Venue | null;
  onClose: () => void;
}

const hoursFrom = (venue: Venue | null) => venue?.own_hours?.[0] ?? { opens: '12:00', closes: '23:00' };

function useVenue({ venue, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const saving = useSaveVenue();
  const [isactive, setActive] = useState(venue?.isactive !== 0);
  const [own, setOwn] = useState(venue?.own_hours != null);
  const [days, setDays] = useState<readonly number[]>(venue?.own_hours?.map((row) => row.weekday) ?? week);
  const [failure, setFailure] = useState('');
  const { opens, closes } = hoursFrom(venue);
  const fields = useForm<Filled, Filled>(formIn(language), {
    defaultValues: {
      name: venue?.name ?? '',
      type: venue?.type ?? 'indoor',
      address: venue?.address ?? '',
      amenities: venue?.amenities.join(', ') ?? '',
      photo: venue?.photo ?? null,
      opens,
      closes,
    },
  });
  const save = async ({ amenities, opens: from, closes: to, ...written }: Filled) => {
    setFailure('');
    const words = amenities
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean);
    const own_hours = own
      ? days.toSorted((a, b) => a - b).map((weekday) => ({ weekday, opens: from, closes: to }))
      : null;
    const body = { ...written, amenities: words, own_hours, isactive: isactive ? (1 as const) : (0 as const) };
    const saved = await saving.mutateAsync({ venue_id: venue?.venue_id ?? null, body }).catch((error: unknown) => {
      if (!(error instanceof ApiError && fields.setServerErrors(error.fields)))
        setFailure(messageFrom(error, t.network));
    });
    if (!saved) return;
    toast.success(t.saved);
    onClose();
  };
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  return { fields, save, failure, isactive, setActive, own, setOwn, days, toggle };
}

/** A new venue or a changed one. */
export function VenueSheet(props: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const { venue, onClose } = props;
  const { fields, save, failure, isactive, setActive, own, setOwn, days, toggle } = useVenue(props);
  const title = venue ? t.editVenue : t.addVenue;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title} phone="tall" desktop="drawer" width="small">
      <Form form={fields} onSubmit={save} failure={failure} aria-label={title}>
        <TextField label={t.name} {...fields.field('name')} />
        <SelectField label={t.kind} options={typesIn(language)} {...fields.field('type')} />
        <TextField label={t.address} optional hint={t.onlyWhereNot} {...fields.field('address')} />
        <TextField label={t.amenities} optional hint={t.separatedByCommas} {...fields.field('amenities')} />
        <PictureField
          use="covers"
          label={t.photoVenue}
          alt={t.theVenue}
          hint={t.photoHint}
          path={fields.watch('photo')}
          error={fields.field('photo').error}
          onChange={(path) => fields.setValue('photo', path, { shouldDirty: true })}
        />
        <Switch label={t.hoursOwn} checked={own} onChange={setOwn} />
        {own && (
          <>
            <div className="grid grid-cols-2 gap-4">
              <TextField label={t.opens} type="time" {...fields.field('opens')} />
              <TextField label={t.closes} type="time" {...fields.field('closes')} />
            </div>
            <div role="group" aria-label={t.days} className="flex flex-wrap gap-2">
              {week.map((day) => (
                <button
                  key={day}
                  type="button"
                  aria-pressed={days.includes(day)}
                  onClick={() => toggle(day)}
                  className="press h-11 rounded-full border border-line-strong px-3.5 text-body font-semibold aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
                >
                  {weekdayNames[day]}
                </button>
              ))}
            </div>
          </>
        )}
        {venue?.off_reason && <Banner tone="danger">{t.takenOut({ reason: venue.off_reason })}</Banner>}
        <Switch label={t.use} checked={isactive} disabled={Boolean(venue?.off_reason)} onChange={setActive} />
        <Button type="submit" wide pending={fields.formState.isSubmitting}>
          {t.save}
        </Button>
      </Form>
    </Sheet>
  );
}
