import { addressIn, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import type { MouseEvent } from 'react';
import { useLocation, useParams } from 'react-router';
import { choices, hereIn, keepChoice, ownNames } from '#lib/i18n/choice.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { keepTyped } from '#lib/i18n/typed.ts';
import { useHydrated } from '#lib/store.ts';
import { Card } from '../card.tsx';
import { cx } from '../cx.ts';
import { pagePartTexts } from './page.texts.ts';

/** Keeps a language for this device and opens the same page in it, with what was typed. */
function choose(language: AddressLanguage) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    keepChoice(language);
    keepTyped();
    window.location.assign(hereIn(language));
  };
}

/** The languages by what they call themselves, in the script of whoever looks for one; `onBar` on the dark of the footer. */
export function LanguageSwitch({ onBar = false, className }: { onBar?: boolean; className?: string }) {
  const t = useTexts(pagePartTexts);
  const own = useLanguage();
  const hydrated = useHydrated();
  // Asked for in any case: the switch is shown anew whenever the page is another one.
  const { pathname } = useLocation();
  const { token, booking_number } = useParams();
  // What the server sends to everybody holds no secret of an address.
  const sent = token === undefined && booking_number === undefined ? pathname : '/';
  return (
    <nav aria-label={t.language} className={className}>
      <ul className="flex flex-wrap gap-x-1">
        {choices.map((language) => (
          <li key={language}>
            <a
              href={hydrated ? hereIn(language) : addressIn(language, sent)}
              lang={language}
              hrefLang={language}
              aria-current={language === own ? 'true' : undefined}
              onClick={choose(language)}
              className={cx(
                'flex h-11 items-center rounded-full px-3.5 text-[0.9375rem] font-semibold aria-[current]:font-bold',
                // Other scripts in the device's own letters: a word is no reason to fetch theirs.
                language !== own && language !== 'en' && 'font-[system-ui,sans-serif]',
                onBar ? 'aria-[current]:bg-white/12' : 'text-ink-2 aria-[current]:bg-surface-2 aria-[current]:text-ink',
              )}
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same among somebody's settings. */
export function LanguageCard() {
  const t = useTexts(pagePartTexts);
  return (
    <Card title={t.language}>
      <LanguageSwitch className="-ml-3.5" />
    </Card>
  );
}
