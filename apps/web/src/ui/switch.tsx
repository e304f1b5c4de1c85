import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

/** On or off, at once. */
export function Switch({
  label,
  checked,
  onChange,
  disabled = false,
}: {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-3 text-[15px] font-semibold">
      {label}
      <Base.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong p-0.5 transition data-checked:bg-success-solid"
      >
        <Base.Thumb className="block size-6 rounded-full bg-[white] transition data-checked:translate-x-5" />
      </Base.Root>
    </label>
  );
}
