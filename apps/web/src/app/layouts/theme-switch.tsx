import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { useId, type ReactNode } from 'react';
import { setTheme, useTheme, type Theme } from '#lib/site/theme.ts';

const choices = [
  { theme: 'system', label: 'System', icon: <DesktopIcon weight="bold" className="text-[15px]" aria-hidden="true" /> },
  { theme: 'light', label: 'Light', icon: <SunIcon weight="bold" className="text-[15px]" aria-hidden="true" /> },
  { theme: 'dark', label: 'Dark', icon: <MoonIcon weight="bold" className="text-[15px]" aria-hidden="true" /> },
] satisfies { theme: Theme; label: string; icon: ReactNode }[];

export function ThemeSwitch() {
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex h-11 items-center rounded-full bg-white/12 p-1 text-sm font-semibold">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon }) => (
        <label
          key={theme}
          className="flex h-9 cursor-pointer items-center gap-1.5 rounded-full px-3.5 has-checked:bg-on-bar has-checked:text-bar has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-bar-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === theme}
            onChange={() => setTheme(theme)}
          />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
