import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { Link } from 'react-router';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Picture } from '#ui/picture.tsx';
import { pagePartTexts } from '#ui/page/page.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { authTexts } from './auth.texts.ts';
import { LanguageSwitch } from '#ui/page/language-switch.tsx';

// The picture keeps its colours in both themes, so the words on it do as well.
const onPicture = 'text-[oklch(.985_.006_85)]';

/** A link in a line of its own under a form. */
export const authLink =
  'inline-flex min-h-11 min-w-11 items-center font-bold text-brand-ink underline decoration-2 underline-offset-4';

/** Picture and form side by side; on phones a strip of the picture with the form as a sheet over it. */
export function AuthPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const auth = useTexts(authTexts);
  const t = useTexts(pagePartTexts);
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-2">
      <div className="relative h-40 overflow-hidden bg-bar lg:sticky lg:top-0 lg:h-dvh">
        <Picture
          src={pictureUrl('uploads/heroes-tall/food.webp')}
          alt=""
          sizes="(width >= 64rem) 50vw, 100vw"
          eager
          className="absolute inset-0 size-full object-[50%_60%]"
        />
        <div className="absolute inset-0 bg-linear-to-t from-[oklch(.2_.07_345/.95)] from-18% to-transparent to-56% max-lg:from-[oklch(.2_.07_345/.35)] max-lg:from-100%" />
        <Link to={paths.home} aria-label={auth.tawaHome} className="absolute top-8 left-10 max-lg:hidden">
          <Logo size="large" onBar />
        </Link>
        <Link
          to={paths.home}
          aria-label={auth.back}
          className="absolute top-4 left-4 grid size-11 place-items-center rounded-full bg-surface text-[1.25rem] text-ink lg:hidden"
        >
          <Icon of={ArrowLeftIcon} weight="bold" />
        </Link>
        <div className={`absolute inset-x-0 bottom-0 p-10 max-lg:hidden ${onPicture}`}>
          <p className="max-w-[12ch] font-display text-6xl font-extrabold tracking-[-.035em]">{t.line}</p>
          <p className="mt-3 text-lg font-medium">{auth.dinnerFewTaps}</p>
        </div>
      </div>
      <div className="relative grid place-items-center bg-canvas max-lg:-mt-7 max-lg:rounded-t-[28px]">
        <Link
          to={paths.home}
          className="absolute top-7 right-8 flex h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-body font-semibold max-lg:hidden"
        >
          <Icon of={ArrowLeftIcon} weight="bold" className="text-[1rem]" />
          {auth.backFood}
        </Link>
        <div className="w-full max-w-[472px] px-4 pt-7 pb-8 sm:pt-10 lg:w-[400px] lg:px-0 lg:py-24">
          <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">{title}</h1>
          <p className="mt-1.5 mb-6 text-base text-ink-2">{text}</p>
          {children}
          <LanguageSwitch className="mt-8 -ml-3.5" />
        </div>
      </div>
    </div>
  );
}
