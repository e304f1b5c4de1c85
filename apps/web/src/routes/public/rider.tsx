import { useParams } from 'react-router';
import { RiderPage } from '#features/ordering/riders/rider/rider-page.tsx';
import { useHydrated } from '../../lib/store.ts';
import { publicScreenTexts } from './public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { LanguageSwitch } from '#ui/page/language-switch.tsx';

/** The page of whoever brings an order; its address is the secret, so nothing is asked before the browser has it. */
export function Screen() {
  const t = useTexts(publicScreenTexts);
  const { token = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-[560px] content-start gap-4 px-4 py-5">
      <title>{t.deliveryTawa}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && <RiderPage token={token} />}
      {hydrated && <LanguageSwitch className="mt-2 flex justify-center" />}
    </div>
  );
}
