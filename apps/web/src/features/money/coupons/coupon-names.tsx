import { nameLanguages } from '@tawa/domain/catalogue/names/names';
import { useTexts } from '#lib/i18n/texts.ts';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { OtherLanguages } from '#ui/names/name-fields.tsx';
import type { CouponFormOf } from './coupon-fields.tsx';
import { couponsTexts } from './coupons.texts.ts';

/** What it gives and its terms in Hindi and Kannada, as whoever runs it writes them; the English ones stand where none are. */
export function CouponNames({ form }: { form: CouponFormOf }) {
  const t = useTexts(couponsTexts).names;
  const names = form.watch('names');
  const written = nameLanguages.flatMap((language) => names?.[language] || []);
  const fields = nameLanguages.map((language) => ({
    language,
    title: form.field(`names.${language}`),
    terms: form.field(`terms_in.${language}`),
  }));
  return (
    <OtherLanguages
      title={t.title}
      note={written.length > 0 ? written.join(' · ') : t.none}
      isWrong={fields.some(({ title, terms }) => Boolean(title.error ?? terms.error))}
    >
      {fields.map(({ language, title, terms }) => (
        <div key={language} className="grid gap-4">
          <TextField label={t.gives[language]} optional lang={language} maxLength={60} {...title} />
          <TextareaField label={t.terms[language]} optional lang={language} maxLength={300} rows={2} {...terms} />
        </div>
      ))}
    </OtherLanguages>
  );
}
