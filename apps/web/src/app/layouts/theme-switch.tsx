import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { useId, type ReactNode } from 'react';
import { setTheme, useTheme, type Theme } from '#lib/site/theme.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { layoutsTexts } from './layouts.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const choicesIn = keepEach((language: Language) => {
  const t = textsIn(layoutsTexts, language);
  return [
    {
      theme: 'system',
      label: t.system,
      icon: <DesktopIcon weight="bold" className="text-[15px]" aria-hidden="true" />,
    },
    { theme: 'light', label: t.light, icon: <SunIcon weight="bold" className="text-[15px]" aria-hidden="true" /> },
    { theme: 'dark', label: t.dark, icon: <MoonIcon weight="bold" className="text-[15px]" aria-hidden="true" /> },
  ] satisfies { theme: Theme; label: string; icon: ReactNode }[];
});

export function ThemeSwitch() {
  const t = useTexts(layoutsTexts);
  const language = useLanguage();
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex h-11 items-center rounded-full bg-white/12 p-1 text-sm font-semibold">
      <legend className="sr-only">{t.theme}</legend>
      {choicesIn(language).map(({ theme, label, icon }) => (
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
