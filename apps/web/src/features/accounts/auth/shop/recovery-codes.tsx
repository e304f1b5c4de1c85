import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { accountMessages } from '#lib/messages-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';

async function copy(codes: readonly string[]): Promise<void> {
  await navigator.clipboard.writeText(codes.join('\n')).then(
    () => toast.success(accountMessages.twoFactor.copied),
    () => toast.error(accountMessages.twoFactor.copyFailed),
  );
}

/** The codes that open the account without the phone, on the screen once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="print-alone">
      <Banner tone="warning" title="Keep these codes now" alert>
        {accountMessages.twoFactor.codesOnce}
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
          I have kept them
        </Button>
        <Button variant="secondary" size={48} icon={CopyIcon} onClick={() => void copy(codes)}>
          Copy
        </Button>
        <Button variant="secondary" size={48} icon={PrinterIcon} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
