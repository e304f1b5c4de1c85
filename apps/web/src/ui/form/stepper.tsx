import { MinusIcon } from '@phosphor-icons/react/dist/ssr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { cx } from '../cx.ts';
import { Icon, type Shape } from '../icon.tsx';
import { formPartTexts } from './form.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  /** What is counted: 'Palak Paneer'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** The lowest value; 1 unless `onRemove` is given. */
  min?: number;
  max?: number;
  /** Minus at `min` calls this instead of stopping there. */
  onRemove?: () => void;
  /** 44 in lists and carts, 56 in dialogs. */
  size?: 44 | 56;
  /** `brand` replaces the Add button in place. */
  look?: 'outline' | 'brand';
  disabled?: boolean;
  className?: string;
}

interface StepProps {
  label: string;
  icon: Shape;
  size: 44 | 56;
  disabled: boolean;
  onPress: () => void;
}

function Step({ label, icon, size, disabled, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
      className={cx(
        'press grid place-items-center rounded-md text-[0.9375rem]',
        size === 56 ? 'size-13' : 'size-10.5',
        disabled && 'opacity-40',
      )}
    >
      <Icon of={icon} weight="bold" />
    </button>
  );
}

/** Counts up and down between its limits and says the new value; the limits do not take the focus away. */
export function QuantityStepper(props: Props) {
  const t = useTexts(formPartTexts);
  const { label, value, onChange, min = 1, max = 99, onRemove, size = 44, look = 'outline', disabled = false } = props;
  const atMin = value <= min;
  const less = (): void => (atMin ? onRemove?.() : onChange(value - 1));
  return (
    <div
      role="group"
      aria-label={t.quantity({ label })}
      className={cx(
        'inline-flex items-center justify-between font-bold',
        size === 56 ? 'h-14 min-w-31 rounded-lg' : 'h-11 min-w-26 rounded-md',
        look === 'brand' ? 'bg-brand text-on-brand' : 'border border-line-strong bg-surface text-brand-ink',
        props.className,
      )}
    >
      <Step
        label={atMin && onRemove ? t.remove2({ label }) : t.removeOne}
        icon={atMin && onRemove ? TrashIcon : MinusIcon}
        size={size}
        disabled={disabled || (atMin && !onRemove)}
        onPress={less}
      />
      <output aria-live="polite" className={cx('num min-w-6 text-center text-body', look === 'outline' && 'text-ink')}>
        {value}
      </output>
      <Step
        label={t.addOne}
        icon={PlusIcon}
        size={size}
        disabled={disabled || value >= max}
        onPress={() => onChange(value + 1)}
      />
    </div>
  );
}
