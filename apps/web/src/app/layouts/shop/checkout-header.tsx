import { HeadsetIcon } from '@phosphor-icons/react/dist/ssr/Headset';
import { LockKeyIcon } from '@phosphor-icons/react/dist/ssr/LockKey';
import { Link } from 'react-router';
import { site } from '#lib/site/site-facts.ts';
import { paths } from '#lib/paths.ts';
import { Logo } from '#ui/logo.tsx';
import { shopTexts } from './shop.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Nothing that leads away while somebody is about to pay, but for help. */
export function CheckoutHeader() {
  const t = useTexts(shopTexts);
  return (
    <header className="border-b border-line bg-canvas max-lg:hidden">
      <div className="mx-auto flex h-[4.5rem] max-w-[1184px] items-center gap-5 px-8">
        <Link to={paths.home} aria-label={t.tawaHome}>
          <Logo />
        </Link>
        <span className="ml-auto flex items-center gap-2 text-sm font-semibold text-ink-2">
          <LockKeyIcon weight="fill" className="text-[1.125rem] text-success" aria-hidden="true" />
          {t.secureCheckout}
        </span>
        <a
          href={site().phoneHref}
          className="flex h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-[0.9375rem] font-semibold"
        >
          <HeadsetIcon weight="bold" className="text-[1.125rem] text-ink-3" aria-hidden="true" />
          {t.help}
        </a>
      </div>
    </header>
  );
}
