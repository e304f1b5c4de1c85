import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { formPartTexts } from '#ui/form/form.texts.ts';
import { faultOf, type Refusal } from './form-values.ts';
import { plainTexts } from './plain.texts.ts';

const fieldId = (name: string) => `f-${name}`;

/** Why a form was not taken, with a way to each field that is meant; nothing before it was sent. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  const t = useTexts(plainTexts);
  if (refusal === null) return null;
  const fields = Object.entries(refusal.fields);
  return (
    <div className="tell bad" role="alert">
      <h2>{t.refused}</h2>
      {!fields.some(([, text]) => text === refusal.message) && <p>{refusal.message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  refusal?: Refusal | null | undefined;
  optional?: boolean;
  /** Says by itself that it may be left empty. */
  isSearch?: boolean;
}

/** What a field is described by: what it asks for, and why it was refused. */
function described({ name, hint, refusal }: FieldProps) {
  const fault = faultOf(refusal, name);
  const ids = [hint ? `h-${name}` : '', fault ? `e-${name}` : ''].filter(Boolean).join(' ');
  return {
    id: fieldId(name),
    name,
    ...(fault && { 'aria-invalid': true as const }),
    ...(ids && { 'aria-describedby': ids }),
  };
}

function Around(props: FieldProps & { children: ReactNode }) {
  const { name, label, hint, refusal, optional = false, isSearch = false, children } = props;
  const t = useTexts(formPartTexts);
  const fault = faultOf(refusal, name);
  return (
    <div className="field">
      <label htmlFor={fieldId(name)}>
        {label} {optional && !isSearch && <span className="quiet">{t.optional}</span>}
      </label>
      {hint && (
        <p className="quiet" id={`h-${name}`}>
          {hint}
        </p>
      )}
      {children}
      {fault && (
        <p className="fault" id={`e-${name}`}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface TextProps extends FieldProps {
  value?: string;
  type?: 'text' | 'password' | 'tel' | 'search' | 'number';
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal' | 'email';
  maxLength?: number;
}

/** One line of text; what was typed stands in it again when the form comes back. */
export function TextField(props: TextProps) {
  const { value = '', type = 'text', autoComplete, inputMode, maxLength, optional = false } = props;
  const kind = { type, autoComplete, inputMode, maxLength };
  return (
    <Around {...props} isSearch={type === 'search'}>
      <input
        {...described(props)}
        {...kind}
        defaultValue={value}
        required={!optional}
        {...(inputMode === 'email' && { autoCapitalize: 'none', spellCheck: false })}
      />
    </Around>
  );
}

/** Several lines of text. */
export const AreaField = (props: FieldProps & { value: string; maxLength: number }) => (
  <Around {...props}>
    <textarea {...described(props)} defaultValue={props.value} maxLength={props.maxLength} rows={2} />
  </Around>
);

/** One of many. */
export const SelectField = (props: FieldProps & { value: string; children: ReactNode }) => (
  <Around {...props}>
    <select {...described(props)} defaultValue={props.value}>
      {props.children}
    </select>
  </Around>
);

interface PickProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  children: ReactNode;
  amount?: ReactNode;
  disabled?: boolean;
  required?: boolean;
}

/** A box to tick with its words, and at the end what it costs. */
export const Pick = ({ type, name, value, checked, children, amount, disabled, required }: PickProps) => (
  <label className="pick">
    <input {...{ type, name, value, disabled, required }} defaultChecked={checked} />
    <span>{children}</span>
    {amount && <b>{amount}</b>}
  </label>
);

interface GroupProps {
  legend: ReactNode;
  /** The field of whose refusal is told here. */
  name?: string;
  hint?: ReactNode;
  refusal?: Refusal | null;
  children: ReactNode;
}

/** Boxes that belong together. */
export function Group({ legend, name = '', hint, refusal, children }: GroupProps) {
  const fault = name && faultOf(refusal, name);
  return (
    <fieldset {...(name && { id: fieldId(name) })} {...(fault && { 'aria-describedby': `e-${name}` })}>
      <legend>{legend}</legend>
      {hint && <p className="quiet">{hint}</p>}
      {fault && (
        <p className="fault" id={`e-${name}`}>
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  );
}

/** What goes along with a form unseen. */
export const Hidden = ({ name, value }: { name: string; value: string | number }) => (
  <input type="hidden" name={name} value={value} />
);

interface SendProps {
  children: ReactNode;
  /** What the form does, where it can do several things. */
  act?: string;
  look?: 'main' | 'second' | 'link';
  wide?: boolean;
  /** Sends the form even where a field is still empty. */
  unchecked?: boolean;
  label?: string;
}

/** Sends its form. */
export const Send = ({ children, act, look = 'main', wide = false, unchecked = false, label }: SendProps) => (
  <button
    type="submit"
    className={[look === 'main' ? '' : look, wide ? 'wide' : ''].filter(Boolean).join(' ') || undefined}
    formNoValidate={unchecked || undefined}
    aria-label={label}
    {...(act && { name: 'do', value: act })}
  >
    {children}
  </button>
);
