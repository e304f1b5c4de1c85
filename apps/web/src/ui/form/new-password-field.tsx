import type { PasswordStrength } from '@tawa/domain/accounts/passwords';
import { useState, type ComponentProps } from 'react';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { cx } from '../cx.ts';
import { PasswordField } from './input.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

type Judge = (password: string) => PasswordStrength;

// The list of common passwords is fetched by those alone who choose one.
const loadJudge = async (): Promise<Judge> => {
  const [{ judgePassword }, { isCommonPassword }] = await Promise.all([
    import('@tawa/domain/accounts/passwords'),
    import('@tawa/domain/accounts/common-passwords'),
  ]);
  return (password) => judgePassword(password, isCommonPassword);
};

const bars = { common: 1, weak: 1, fair: 2, good: 3, strong: 4 } as const;
const tones = {
  common: 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-warning',
  good: 'bg-success',
  strong: 'bg-success',
} as const;

/** Stands there from the beginning, empty, so that nothing below moves once somebody types. */
function Meter({ strength }: { strength: PasswordStrength | null }) {
  const t = useTexts(formPartTexts);
  return (
    <>
      <span aria-hidden="true" className="mt-1 mb-1.5 grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx('h-1.5 rounded-full', strength && bar <= bars[strength] ? tones[strength] : 'bg-surface-3')}
          />
        ))}
      </span>
      <span role="status" className="block min-h-[1lh] text-ink-2">
        {strength && (
          <>
            {t.strength} <b className="text-ink">{t.words[strength]}</b>
          </>
        )}
      </span>
    </>
  );
}

interface Props extends Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> {
  /** Characters it needs at least. */
  lengthMin: number;
}

/** A field for a new password that says how well the typed one holds; it refuses nothing. */
export function NewPasswordField({ lengthMin, onInput, ...field }: Props) {
  const t = useTexts(formPartTexts);
  const [typed, setTyped] = useState('');
  const [judge, setJudge] = useState<{ by: Judge } | null>(null);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      onFocus={() => void fetchCode(loadJudge).then((by) => setJudge({ by }))}
      onInput={(event) => {
        setTyped(event.currentTarget.value);
        onInput?.(event);
      }}
      hint={
        <>
          {t.lengthMin({ characters: lengthMin })}
          <Meter strength={judge && typed !== '' ? judge.by(typed) : null} />
        </>
      }
    />
  );
}
