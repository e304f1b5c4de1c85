import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Says '(optional)' behind the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

/** What a control takes so that its label, hint and error are announced with it. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Why a field was refused, with an icon. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-note font-semibold text-danger">
      <Icon of={WarningCircleIcon} weight="fill" className="mt-0.5 text-[1rem]" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

const describe = (id: string, { hint, error }: FieldTexts): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

const labelClasses = (hidden = false): string => cx('mb-1.5 block text-sm font-semibold text-ink', hidden && 'sr-only');

function Under({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  return (
    <>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-note text-ink-3">
          {hint}
        </p>
      )}
    </>
  );
}

interface Props extends FieldTexts {
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label above, error and hint under whatever control the child function draws. */
export function Field({ id, children, ...texts }: Props) {
  const t = useTexts(formPartTexts);
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={cx('min-w-0', texts.className)}>
      <label htmlFor={controlId} className={labelClasses(texts.hideLabel)}>
        {texts.label}
        {texts.optional && <span className="font-normal text-ink-3"> {t.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': texts.error ? true : undefined,
        'aria-describedby': describe(controlId, texts),
      })}
      <Under id={controlId} hint={texts.hint} error={texts.error} />
    </div>
  );
}

/** The same frame as a fieldset: radios, checkboxes and other groups. */
export function FieldGroup({ children, ...texts }: FieldTexts & { children: ReactNode }) {
  const t = useTexts(formPartTexts);
  const id = useId();
  return (
    <fieldset className={cx('min-w-0', texts.className)} aria-describedby={describe(id, texts)}>
      <legend className={cx(labelClasses(texts.hideLabel), 'pb-1')}>
        {texts.label}
        {texts.optional && <span className="font-normal text-ink-3"> {t.optional}</span>}
      </legend>
      {children}
      <Under id={id} hint={texts.hint} error={texts.error} />
    </fieldset>
  );
}
