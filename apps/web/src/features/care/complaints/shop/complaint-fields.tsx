import type { complaintForm } from '@tawa/contract/care/complaints';
import { complaintCategories, complaintCategoryWords } from '@tawa/domain/care/complaints';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { formatMobile } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import type { SchemaForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { complaintsComplaintsTexts } from './complaints.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export type ComplaintFormState = SchemaForm<z.input<typeof complaintForm>, z.output<typeof complaintForm>>;

interface Props {
  form: ComplaintFormState;
}

/** What it is about, said first; what fits nothing else is something else. */
export function CategoryChoice({ form }: Props) {
  const t = useTexts(complaintsComplaintsTexts);
  const chosen = form.watch('category');
  return (
    <FieldGroup label={t.category}>
      <div className="flex flex-wrap gap-2">
        {complaintCategories.map((category) => (
          <Chip
            key={category}
            pressed={chosen === category}
            className="whitespace-normal text-left"
            onClick={() => form.setValue('category', category, { shouldDirty: true })}
          >
            {complaintCategoryWords[category]}
          </Chip>
        ))}
      </div>
    </FieldGroup>
  );
}

const known = ['userId', 'email', 'phone', 'name'] as const;

/** Who complains: in two lines where the account says it, in fields for guests and for whoever wants another answer. */
export function AccountFields({ form }: Props) {
  const t = useTexts(complaintsComplaintsTexts);
  const [asks, setAsks] = useState(false);
  const [userId, email, phone, name] = form.watch(known);
  const { errors, dirtyFields } = form.formState;
  const isKnown = [userId, email, phone, name].every((value) => String(value) !== '');
  const isTouched = known.some((field) => errors[field] !== undefined || dirtyFields[field] === true);
  if (isKnown && !isTouched && !asks)
    return (
      <div className="flex items-start gap-3 rounded-md bg-surface-2 px-4 py-3">
        <div className="min-w-0 flex-1 text-body">
          <p className="text-note text-ink-2">{t.answerGoesTo}</p>
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm wrap-anywhere text-ink-2">{email}</p>
          <p className="num text-sm text-ink-2">{formatMobile(phone)}</p>
        </div>
        <Button
          variant="quiet"
          size={40}
          className="-mr-2 px-3"
          aria-label={t.changeContact}
          onClick={() => setAsks(true)}
        >
          {t.change}
        </Button>
      </div>
    );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.email} type="email" autoComplete="email" {...form.field('email')} />
        <TextField
          label={t.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...form.field('phone')}
        />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t.name} autoComplete="name" {...form.field('name')} />
        <TextField label={t.userId} readOnly hint={t.userIdHint} {...form.field('userId')} />
      </div>
    </>
  );
}
