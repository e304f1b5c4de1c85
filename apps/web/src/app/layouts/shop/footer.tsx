import { Link } from 'react-router';
import { site } from '#lib/site/site-facts.ts';
import { useSession } from '#lib/session/session.ts';
import { Logo } from '#ui/logo.tsx';
import { footerColumns, legalLinksIn } from './footer-links.ts';
import { ReadingSwitch, ThemeSwitch } from '../theme-switch.tsx';
import { libTexts } from '#lib/lib.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { shopTexts } from './shop.texts.ts';
import { LanguageSwitch } from '#ui/page/language-switch.tsx';

const firstYear = 2026;
const heading = 'text-[0.9375rem] font-bold text-on-bar-accent';

export function Footer() {
  const shop = useTexts(shopTexts);
  const language = useLanguage();
  const t = useTexts(libTexts);
  const words = useTexts(wordsTexts);
  const session = useSession();
  return (
    <footer
      className={`page-end bg-bar text-on-bar [contain-intrinsic-height:auto_74rem] md:[contain-intrinsic-height:auto_54rem] lg:[contain-intrinsic-height:auto_32rem] ${session?.userType === 'user' ? 'max-lg:mb-[60px]' : ''}`}
    >
      <div className="mx-auto max-w-[1376px] px-4 pt-10 pb-8 lg:px-8 lg:pt-14">
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 lg:grid-cols-12 lg:gap-6">
          <div className="col-span-2 md:col-span-4">
            <Logo size="large" onBar />
            <p className="mt-4 max-w-[34ch] text-base opacity-90">{t.promise}</p>
            <div className="mt-6 grid justify-items-start gap-2">
              <ThemeSwitch />
              <ReadingSwitch />
            </div>
            <LanguageSwitch onBar className="-ml-3.5 mt-3" />
          </div>
          {footerColumns(session, language).map(({ title, links }) => (
            <nav key={title} className="lg:col-span-2" aria-label={title}>
              <p className={heading}>{title}</p>
              <ul className="mt-2">
                {links.map(({ to, label }) => (
                  <li key={label}>
                    <Link to={to} className="flex min-h-11 items-center text-[0.9375rem] font-medium">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="lg:col-span-2">
            <p className={heading}>{shop.talkUs}</p>
            <address className="num mt-2 text-[0.9375rem] leading-7 not-italic">
              <a href={site().phoneHref} className="flex min-h-11 items-center lg:min-h-7">
                {site().phone}
              </a>
              <a href={site().emailHref} className="flex min-h-11 items-center wrap-anywhere lg:min-h-7">
                {site().email}
              </a>
              <span className="block">{site().weekdays}</span>
              <span className="block">{site().weekend}</span>
            </address>
          </div>
        </div>
        <div className="mt-8 grid grid-cols-2 gap-x-6 border-t md:grid-cols-3 border-white/15 pt-4 text-sm font-medium lg:flex lg:flex-wrap lg:items-center">
          {legalLinksIn(language).map(({ to, label }) => (
            <Link key={to} to={to} className="flex min-h-11 items-center">
              {label}
            </Link>
          ))}
          <span className="flex min-h-11 items-center opacity-85 lg:ml-auto">{`© ${firstYear} ${words.name}`}</span>
        </div>
      </div>
    </footer>
  );
}
