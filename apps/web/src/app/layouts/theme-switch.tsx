import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { useId, type ReactNode } from 'react';
import { setTheme, useTheme, type Theme } from '#lib/site/theme.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { usePlain } from '#lib/site/drawing.ts';
import { setPlain, setTextSize, textSizes, useTextSize } from '#lib/site/reading.ts';
import { Switch } from '#ui/form/switch.tsx';
import { readingTexts } from '#ui/page/reading.texts.ts';
import { layoutsTexts } from './layouts.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const choicesIn = keepEach((language: Language) => {
  const t = textsIn(layoutsTexts, language);
  return [
    {
      value: 'system',
      label: t.system,
      icon: <DesktopIcon weight="bold" className="text-[0.9375rem]" aria-hidden="true" />,
    },
    { value: 'light', label: t.light, icon: <SunIcon weight="bold" className="text-[0.9375rem]" aria-hidden="true" /> },
    { value: 'dark', label: t.dark, icon: <MoonIcon weight="bold" className="text-[0.9375rem]" aria-hidden="true" /> },
  ] satisfies { value: Theme; label: string; icon: ReactNode }[];
});

interface PillsProps<T extends string> {
  legend: string;
  chosen: T;
  onChoose: (value: T) => void;
  choices: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** One choice of a few on the dark of the footer. */
function Pills<T extends string>({ legend, chosen, onChoose, choices }: PillsProps<T>) {
  const name = useId();
  return (
    <fieldset className="inline-flex h-11 items-center rounded-full bg-white/12 p-1 text-sm font-semibold">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, icon }) => (
        <label
          key={value}
          className="relative flex h-9 cursor-pointer items-center gap-1.5 rounded-full before:absolute before:inset-x-0 before:-inset-y-1 px-3.5 has-checked:bg-on-bar has-checked:text-bar has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-on-bar-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export function ThemeSwitch() {
  const t = useTexts(layoutsTexts);
  return <Pills legend={t.theme} chosen={useTheme()} onChoose={setTheme} choices={choicesIn(useLanguage())} />;
}

/** How large text is on this device, and whether its pages have pictures. */
export function ReadingSwitch() {
  const t = useTexts(readingTexts);
  return (
    <>
      <Pills
        legend={t.textSize}
        chosen={useTextSize()}
        onChoose={setTextSize}
        choices={textSizes.map((size) => ({ value: size, label: t[size] }))}
      />
      <Switch label={t.plain} checked={usePlain()} onChange={setPlain} className="w-fit" />
    </>
  );
}
