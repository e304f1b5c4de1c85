import { addressIn } from '@tawa/domain/common/public-addresses';
import type { ClosedNow } from '@tawa/domain/content/maintenance';
import favicon from '../../favicon.svg';
import { paths } from '#lib/paths.ts';
import { site } from '#lib/site/site-facts.ts';
import { themeScript } from '#lib/site/theme-script.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Logo } from '#ui/logo.tsx';
import { StatePicture } from '#ui/state/state-picture.tsx';
import { pagesTexts } from './pages.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const link = 'font-semibold text-brand-ink underline underline-offset-4';

/** The one page of a site that is closed for maintenance: whole without any script, so nothing of it can break. */
export function ClosedPage({ closed, styles }: { closed: ClosedNow; styles: readonly string[] }) {
  const t = useTexts(pagesTexts);
  const language = useLanguage();
  return (
    <html lang={language} data-font={site().font}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{t.pageTitle}</title>
        <script>{themeScript()}</script>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href={favicon} />
      </head>
      <body>
        <main
          id="content"
          className="mx-auto flex min-h-dvh max-w-[1120px] flex-col items-center justify-center gap-8 px-4 py-10 lg:flex-row lg:gap-20 lg:px-8"
        >
          <StatePicture
            of="empty-thali"
            sizes="(width >= 64rem) 400px, 200px"
            className="size-[200px] shrink-0 rounded-full lg:size-[400px]"
          />
          <div className="w-full max-w-[560px]">
            <Logo size="large" />
            <h1 className="mt-6 text-4xl font-extrabold tracking-[-.035em] lg:text-5xl">{t.title}</h1>
            <p className="mt-4 text-lg [overflow-wrap:anywhere] text-ink-2">{closed.words}</p>
            <p className="mt-3 text-body text-ink-2">{t.running}</p>
            <div className="mt-7 flex flex-wrap gap-3">
              {/* The page that was asked for, whichever it is: these bytes stand for all. */}
              <a href="?" className={buttonClasses({})}>
                {t.again}
              </a>
              <a href={addressIn(language, paths.myOrders)} className={buttonClasses({ variant: 'secondary' })}>
                {t.orders}
              </a>
            </div>
            <p className="mt-8 border-t border-line pt-5 text-sm text-ink-2">
              {t.help}{' '}
              <a href={site().phoneHref} className={`num ${link}`}>
                {site().phone}
              </a>{' '}
              {t.or}{' '}
              <a href={site().emailHref} className={`[overflow-wrap:anywhere] ${link}`}>
                {site().email}
              </a>
              . {t.team}{' '}
              <a href={addressIn(language, paths.login)} className={`whitespace-nowrap ${link}`}>
                {t.login}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
