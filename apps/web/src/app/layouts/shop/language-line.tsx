import { prefixedLanguages, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import { useEffect } from 'react';
import { hereIn, keepAsked, keepChoice } from '#lib/i18n/choice.ts';
import { useLanguage } from '#lib/i18n/language.ts';

type Asked = Exclude<AddressLanguage, 'en'>;

// Each in its own language, on a page that is English: no catalogue of the page has them.
const words: Readonly<Record<Asked, { question: string; yes: string; no: string; look: string }>> = {
  hi: { question: 'यह साइट हिन्दी में देखें?', yes: 'हाँ', no: 'नहीं', look: 'in-data-[asks=hi]:flex' },
  kn: { question: 'ಈ ಸೈಟ್ ಕನ್ನಡದಲ್ಲಿ ನೋಡಬೇಕೇ?', yes: 'ಹೌದು', no: 'ಬೇಡ', look: 'in-data-[asks=kn]:flex' },
};

const way = 'flex h-11 items-center rounded-full px-4 font-bold';

function answer(language: Asked, choice: AddressLanguage): void {
  keepChoice(choice);
  delete document.documentElement.dataset.asks;
  if (choice === language) window.location.assign(hereIn(choice));
}

/**
 * Asks once, in the language that the browser prefers, whether the page is to be in it. `data-asks` stands on <html>
 * before the first paint, so the line is there from the beginning or not at all, and nothing moves.
 */
export function LanguageLine() {
  const own = useLanguage();
  useEffect(() => {
    if (document.documentElement.dataset.asks !== undefined) keepAsked();
  }, []);
  if (own !== 'en') return null;
  return prefixedLanguages.map((language) => {
    const { question, yes, no, look } = words[language];
    return (
      <aside
        key={language}
        lang={language}
        aria-label={question}
        className={`hidden items-center justify-center gap-1 border-b border-line bg-surface-2 px-4 font-[system-ui,sans-serif] text-[0.9375rem] text-ink ${look}`}
      >
        <span className="mr-auto font-medium sm:mr-2">{question}</span>
        <button type="button" className={`${way} text-brand-ink`} onClick={() => answer(language, language)}>
          {yes}
        </button>
        <button type="button" className={`${way} text-ink-2`} onClick={() => answer(language, 'en')}>
          {no}
        </button>
      </aside>
    );
  });
}
