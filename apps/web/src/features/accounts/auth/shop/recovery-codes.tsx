import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { authTexts } from './auth.texts.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

async function copy(codes: readonly string[], language: Language): Promise<void> {
  const t = textsIn(authTexts, language);
  await navigator.clipboard.writeText(codes.join('\n')).then(
    () => toast.success(t.twoFactor.copied),
    () => toast.error(t.twoFactor.copyFailed),
  );
}

/** The codes that open the account without the phone, on the screen once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(authTexts);
  const language = useLanguage();
  return (
    <div className="print-alone">
      <Banner tone="warning" title={t.keepTheseCodes} alert>
        {t.twoFactor.codesOnce}
      </Banner>
      <ol className="num my-5 grid gap-x-6 gap-y-2 rounded-lg bg-surface-2 p-5 text-center font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="rounded-xs py-1 select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size={48} onClick={onDone}>
          {t.iHaveKept}
        </Button>
        <Button variant="secondary" size={48} icon={CopyIcon} onClick={() => void copy(codes, language)}>
          {t.copy}
        </Button>
        <Button variant="secondary" size={48} icon={PrinterIcon} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
    </div>
  );
}
