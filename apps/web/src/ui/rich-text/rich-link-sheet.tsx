import { useState, type FormEvent } from 'react';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { TextField } from '../form/input.tsx';
import { richTextPartTexts } from './rich-text.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const isAddress = (text: string): boolean =>
  /^(https?:\/\/[^\s/"<>][^\s"<>]*|mailto:[^\s"<>]+|\/(?!\/)[^\s"<>]*)$/i.test(text);

interface Props {
  first: string;
  onClose: () => void;
  onSet: (href: string) => void;
}

/** Where a link leads. */
export function LinkSheet({ first, onClose, onSet }: Props) {
  const t = useTexts(richTextPartTexts);
  const [address, setAddress] = useState(first);
  const [error, setError] = useState<string | undefined>(undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    if (href === '' || isAddress(href)) onSet(href);
    else setError(t.linkBad);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.linkTitle} width="small">
      <form onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label={t.linkAddress}
          hint={t.linkHint}
          error={error}
          inputMode="url"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Button type="submit">{t.linkSet}</Button>
      </form>
    </Sheet>
  );
}
