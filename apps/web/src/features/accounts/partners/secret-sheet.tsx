import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { partnersTexts } from './partners.texts.ts';

export interface Secret {
  title: string;
  text: string;
  value: string;
}

/** A key or a secret, on the screen once. */
export function SecretSheet({ secret, onClose }: { secret: Secret; onClose: () => void }) {
  const t = useTexts(partnersTexts);
  const copy = () =>
    void navigator.clipboard.writeText(secret.value).then(
      () => toast.success(t.copied),
      () => toast.error(t.copyFailed),
    );
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={secret.title}>
      <p className="text-body text-ink-2">{secret.text}</p>
      <p className="num my-4 rounded-lg bg-surface-2 p-4 text-body font-semibold break-all select-all">
        {secret.value}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size={48} onClick={onClose}>
          {t.done}
        </Button>
        <Button variant="secondary" size={48} icon={CopyIcon} onClick={copy}>
          {t.copy}
        </Button>
      </div>
    </Sheet>
  );
}
