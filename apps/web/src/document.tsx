import { addressIn, feedAddress } from '@tawa/domain/common/public-addresses';
import type { ReactNode } from 'react';
import favicon from './favicon.svg';
import { hearing } from './lib/early/early-acts.ts';
import { earlyPressScript } from './lib/early/early-presses.ts';
import { LanguageContext, type Language } from './lib/i18n/language.ts';
import { site } from './lib/site/site-facts.ts';
import { themeScript } from './lib/site/theme-script.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';

/** The built files a page needs; `preloads` are the chunks of its screen. */
export interface PageAssets {
  entry: string;
  styles: string[];
  fonts: string[];
  preloads: string[];
}

interface Props {
  language: Language;
  assets: PageAssets;
  state: string;
  /** Drawn without pictures. */
  plain?: boolean;
  children: ReactNode;
}

/** What a browser reads of the page as it was sent; React leaves it where it is, so none of it comes as code too. */
function SentAlone({ language }: Pick<Props, 'language'>) {
  const t = textsIn(wordsTexts, language);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="alternate" type="application/rss+xml" title={t.feed} href={feedAddress} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#411130" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#53213f" />
      <meta name="application-name" content="Tawa" />
    </>
  );
}

/** Every inline script of a page, to the letter; the content security policy allows them by their hashes. */
export const listInlineScripts = (): readonly string[] => [themeScript(), earlyPressScript()];

/** The whole page: the browser hydrates it from `<html>` down, so both sides give it the same language, assets and state. */
export function Document({ language, assets, state, plain = false, children }: Props) {
  return (
    <html
      lang={language}
      data-font={site().font}
      data-plain={import.meta.env.SSR && plain ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <script suppressHydrationWarning>{import.meta.env.SSR ? themeScript() : ''}</script>
        <script suppressHydrationWarning>{import.meta.env.SSR ? earlyPressScript() : ''}</script>
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* The page can be read without its code, so pictures and style go first. */}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
        ))}
        {import.meta.env.SSR && <SentAlone language={language} />}
      </head>
      <body {...hearing}>
        <LanguageContext value={language}>{children}</LanguageContext>
        <script id="state" type="application/json" suppressHydrationWarning>
          {state}
        </script>
        <script type="module" src={assets.entry} fetchPriority="low" suppressHydrationWarning />
      </body>
    </html>
  );
}
