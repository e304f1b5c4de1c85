import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { cx } from '../cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon } from '../icon.tsx';
import { Input, inputBare, inputFrame, type InputProps } from './plain-input.tsx';
import { Select, type SelectProps } from './plain-select.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Labelled<P> = Omit<P, 'className'> & FieldTexts;

/** Input with its label, hint and error. */
export function TextField({ label, hint, error, optional, hideLabel, className, ...input }: Labelled<InputProps>) {
  const texts = { label, hint, error, optional, hideLabel, className };
  return (
    <Field {...texts} id={input.id}>
      {(control) => <Input {...input} {...control} />}
    </Field>
  );
}

/** The number of somebody's own mobile, ten digits without the country. */
export const MobileField = (props: Omit<Labelled<InputProps>, 'label' | 'type'>) => {
  const t = useTexts(formPartTexts);
  return <TextField label={t.mobile} type="tel" inputMode="numeric" autoComplete="tel-national" {...props} />;
};

/** A password with an eye that shows what was typed. */
export function PasswordField(props: Omit<Labelled<InputProps>, 'type' | 'after'>) {
  const t = useTexts(formPartTexts);
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      aria-label={shown ? t.hidePassword : t.showPassword}
      onClick={() => setShown(!shown)}
      className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md text-[1.25rem] text-ink-2"
    >
      <Icon of={shown ? EyeSlashIcon : EyeIcon} weight="bold" />
    </button>
  );
  return <TextField autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} after={eye} />;
}

type TextareaProps = ComponentProps<'textarea'> & {
  /** Shows how many of `maxLength` characters are used. */
  counter?: boolean;
};

/** Several lines of text; the counter needs `maxLength`. */
export function TextareaField(props: Labelled<TextareaProps>) {
  const t = useTexts(formPartTexts);
  const { label, hint, error, optional, hideLabel, className, counter = false, onInput, maxLength, ...area } = props;
  const given = area.value ?? area.defaultValue ?? '';
  const [typed, setTyped] = useState<number | null>(null);
  const frame = useRef<HTMLSpanElement>(null);
  // A form may have filled the field in by its reference.
  useEffect(() => {
    const filled = frame.current?.querySelector('textarea')?.value.length ?? 0;
    if (filled > 0) setTyped(filled);
  }, []);
  const used = area.value === undefined ? (typed ?? String(given).length) : String(area.value).length;
  const count = counter && maxLength !== undefined && (
    <span className="num mt-1 block text-right text-note text-ink-3">
      {t.characters({ used, maxLength, span: (words) => <span className="sr-only">{words}</span> })}
    </span>
  );
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={area.id}>
      {(control) => (
        <>
          <span ref={frame} className={cx(inputFrame, 'py-2.5')}>
            <textarea
              rows={3}
              {...area}
              {...control}
              maxLength={maxLength}
              onInput={(event) => {
                setTyped(event.currentTarget.value.length);
                onInput?.(event);
              }}
              className={cx(inputBare, 'resize-y')}
            />
          </span>
          {count}
        </>
      )}
    </Field>
  );
}

/** Select with its label, hint and error. */
export function SelectField({ label, hint, error, optional, hideLabel, className, ...select }: Labelled<SelectProps>) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={select.id}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
