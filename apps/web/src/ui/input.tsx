import { useState, type ComponentProps, type ReactNode } from 'react';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { cx } from './cx.ts';
import { Field, type FieldTexts } from './field.tsx';
import { Icon, type Shape } from './icon.tsx';

interface Affixes {
  /** Icon at the left edge. */
  icon?: Shape;
  /** Text at the left edge: '₹'. */
  before?: ReactNode;
  /** A unit or a small button at the right edge. */
  after?: ReactNode;
  /** Height in px. */
  size?: 44 | 48;
}

const frame =
  'flex items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink transition-colors focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus has-aria-invalid:border-danger has-disabled:bg-surface-2 has-disabled:text-ink-3';
const bare = 'min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:cursor-not-allowed';

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & Affixes;

/** A one-line input; 16 px text so that phones do not zoom. */
export function Input({ icon, before, after, size = 48, className, ...props }: InputProps) {
  return (
    <span className={cx(frame, size === 48 ? 'h-12' : 'h-11', className)}>
      {icon && <Icon of={icon} weight="bold" className="text-[17px] text-ink-3" />}
      {before && <span className="text-ink-3">{before}</span>}
      <input {...props} className={bare} />
      {after}
    </span>
  );
}

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

/** A password with an eye that shows what was typed. */
export function PasswordField(props: Omit<Labelled<InputProps>, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const eye = (
    <button
      type="button"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onClick={() => setShown(!shown)}
      className="-mr-3 grid size-11 shrink-0 place-items-center rounded-md text-[20px] text-ink-2"
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
  const { label, hint, error, optional, hideLabel, className, counter = false, onInput, maxLength, ...area } = props;
  const given = area.value ?? area.defaultValue ?? '';
  const [typed, setTyped] = useState<number | null>(null);
  const used = area.value === undefined ? (typed ?? String(given).length) : String(area.value).length;
  const count = counter && maxLength !== undefined && (
    <span className="num mt-1 block text-right text-note text-ink-3">
      {used} of {maxLength}
      <span className="sr-only"> characters</span>
    </span>
  );
  return (
    <Field {...{ label, hint, error, optional, hideLabel, className }} id={area.id}>
      {(control) => (
        <>
          <span className={cx(frame, 'py-2.5')}>
            <textarea
              rows={3}
              {...area}
              {...control}
              maxLength={maxLength}
              onInput={(event) => {
                setTyped(event.currentTarget.value.length);
                onInput?.(event);
              }}
              className={cx(bare, 'resize-y')}
            />
          </span>
          {count}
        </>
      )}
    </Field>
  );
}

export interface Choice {
  value: string | number;
  label: string;
  disabled?: boolean;
}
type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'children'> &
  Affixes & {
    options: readonly Choice[];
    /** The first, empty entry: 'Choose a city'. */
    placeholder?: string;
  };

/** The platform's own select, which phones open as a wheel and which works before scripts do. */
export function Select({ options, placeholder, icon, size = 48, className, ...props }: SelectProps) {
  return (
    <span className={cx(frame, 'relative', size === 48 ? 'h-12' : 'h-11', className)}>
      {icon && <Icon of={icon} weight="bold" className="text-[17px] text-ink-3" />}
      <select {...props} className={cx(bare, '-mr-3.5 appearance-none truncate pr-9')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={CaretDownIcon}
        weight="bold"
        className="pointer-events-none absolute right-3.5 text-[14px] text-ink-3"
      />
    </span>
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
