import {
  addSlide,
  deleteSlide,
  slideForm,
  updateSlide,
  type OfficeSlide,
  type SlideForm,
} from '@tawa/contract/content/slides';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { ApiError, call, messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Form, useForm, type SchemaForm } from '#ui/form/form.tsx';
import { TextField } from '#ui/form/input.tsx';
import { PictureField } from '#ui/form/picture-field.tsx';
import { useSettingAction } from '../settings.queries.ts';
import { SlideWords } from './slide-words.tsx';
import { SlideLook } from './slide-look.tsx';
import { officeSlidesTexts } from './slides.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const noWords = { tag: '', subheading: '', heading: '', alt: '' };

/** Its words in other languages as the fields have them. */
const wordsOf = (words: OfficeSlide['words']) => ({ hi: words?.hi ?? noWords, kn: words?.kn ?? noWords });

const empty = (position: number): SlideForm => ({
  tag: '',
  subheading: '',
  heading: '',
  picture: '',
  picture_tall: null,
  alt: '',
  link: '',
  light: false,
  position,
  isactive: true,
  first_day: null,
  last_day: null,
  words: wordsOf(null),
});

function valuesOf(slide: OfficeSlide): SlideForm {
  const { hero_slide_id: _id, shown: _shown, light, isactive, ...values } = slide;
  return { ...values, light: light === 1, isactive: isactive === 1, words: wordsOf(values.words) };
}

type Fields = SchemaForm<SlideForm, SlideForm>;
const orNull = { setValueAs: (value: string | null) => value || null };

function Pictures({ form }: { form: Fields }) {
  const t = useTexts(officeSlidesTexts);
  const wide = useController({ name: 'picture', control: form.control });
  const tall = useController({ name: 'picture_tall', control: form.control });
  return (
    <>
      <PictureField
        use="heroes"
        label={t.picture}
        alt={t.pictureAlt}
        hint={t.pictureHint}
        path={wide.field.value}
        error={wide.fieldState.error?.message}
        onChange={(path) => wide.field.onChange(path ?? '')}
      />
      <PictureField
        use="heroes-tall"
        label={t.tall}
        alt={t.pictureAlt}
        hint={t.tallHint}
        path={tall.field.value}
        error={tall.fieldState.error?.message}
        onChange={tall.field.onChange}
      />
    </>
  );
}

function Preview({ form }: { form: Fields }) {
  const t = useTexts(officeSlidesTexts);
  const [tag, subheading, heading, picture, light] = useWatch({
    control: form.control,
    name: ['tag', 'subheading', 'heading', 'picture', 'light'],
  });
  return (
    <figure>
      <figcaption className="mb-1.5 text-sm font-semibold">{t.preview}</figcaption>
      <SlideLook tag={tag} subheading={subheading} heading={heading} picture={picture} light={light} />
    </figure>
  );
}

function DeleteSlide({ slide, onDone }: { slide: OfficeSlide; onDone: () => void }) {
  const t = useTexts(officeSlidesTexts);
  const [isAsked, setAsked] = useState(false);
  const action = useSettingAction();
  const params = { hero_slide_id: slide.hero_slide_id };
  const remove = () =>
    action.mutate(
      { run: () => call(deleteSlide, { params }), done: t.removed },
      { onSuccess: onDone, onSettled: () => setAsked(false) },
    );
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={t.removeTitle({ heading: slide.heading })}
        confirmLabel={t.removeConfirm}
        pending={action.isPending}
        onConfirm={remove}
        onCancel={() => setAsked(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </>
  );
}

interface Props {
  /** Null for a new one. */
  slide: OfficeSlide | null;
  /** Where a new one stands. */
  position: number;
  onDone: () => void;
}

/** Adds or changes a slide, and shows it as the page would. */
export function SlideEditor({ slide, position, onDone }: Props) {
  const t = useTexts(officeSlidesTexts);
  const form = useForm<SlideForm, SlideForm>(slideForm, { defaultValues: slide ? valuesOf(slide) : empty(position) });
  const [failure, setFailure] = useState('');
  const action = useSettingAction();
  const save = (body: SlideForm) =>
    slide ? call(updateSlide, { params: { hero_slide_id: slide.hero_slide_id }, body }) : call(addSlide, { body });
  const submit = async (body: SlideForm) => {
    setFailure('');
    try {
      const answered = await save(body);
      await action.mutateAsync({ run: async () => answered, done: t.saved });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && form.setServerErrors(error.fields)) return;
      setFailure(messageFrom(error, t.notSaved));
    }
  };
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <Preview form={form} />
      <Pictures form={form} />
      <TextField label={t.tag} maxLength={20} {...form.field('tag')} />
      <TextField label={t.subheading} maxLength={60} {...form.field('subheading')} />
      <TextField label={t.heading} maxLength={40} {...form.field('heading')} />
      <Checkbox label={t.light} {...form.register('light')} />
      <TextField label={t.alt} hint={t.altHint} maxLength={200} {...form.field('alt')} />
      <SlideWords form={form} />
      <TextField label={t.link} hint={t.linkHint} maxLength={200} {...form.field('link')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t.firstDay} type="date" hint={t.daysHint} {...form.field('first_day', orNull)} />
        <TextField label={t.lastDay} type="date" {...form.field('last_day', orNull)} />
      </div>
      <TextField label={t.position} type="number" {...form.field('position', { valueAsNumber: true })} />
      <Checkbox label={t.isactive} {...form.register('isactive')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" pending={form.formState.isSubmitting} pendingText={t.saving}>
          {t.save}
        </Button>
        {slide && <DeleteSlide slide={slide} onDone={onDone} />}
      </div>
    </Form>
  );
}
