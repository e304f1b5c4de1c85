import type { TablePage } from '@tawa/contract/tables/bills';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Initial } from '#ui/initial.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Picture } from '#ui/picture.tsx';
import { tableTexts } from './bills.texts.ts';

const facesMax = 3;

/** The restaurant and the table, on every screen of a phone that sits there. */
export function TableHead({ page: { restaurant, table } }: { page: TablePage }) {
  const t = useTexts(tableTexts);
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-[1120px] items-center gap-3 px-4 py-2">
        {restaurant.logo ? (
          <Picture
            src={pictureUrl(restaurant.logo)}
            alt=""
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-md object-cover"
          />
        ) : (
          <LogoMark className="size-11" />
        )}
        <div className="min-w-0 flex-1">
          <p className="display truncate text-[1.1875rem] leading-6 font-bold">{restaurant.restaurant_name}</p>
          <p className="truncate text-note leading-4 text-ink-3">
            {restaurant.place === '' ? t.eatHere : t.eatHereIn({ place: restaurant.place })}
          </p>
        </div>
        <span className="rounded-full bg-accent px-3.5 py-2 text-body font-bold whitespace-nowrap text-on-accent">
          {t.tableName({ table })}
        </span>
      </div>
    </header>
  );
}

/** What the code is for, to whoever is not in the bill of the table yet. */
export function Welcome({ isFree }: { isFree: boolean }) {
  const t = useTexts(tableTexts);
  const words = isFree ? t.free : t.taken;
  return (
    <div className="bg-surface-2">
      <div className="mx-auto max-w-[1120px] px-4 py-2.5">
        <p className="text-body font-bold">{words.title}</p>
        <p className="text-sm text-ink-2">{words.text}</p>
      </div>
    </div>
  );
}

/** Who else orders here, and how the next phone is let in. */
export function Company({ page }: { page: TablePage }) {
  const t = useTexts(tableTexts);
  const [open, setOpen] = useState(false);
  const people = page.bill?.people ?? [];
  const others = people.filter(({ is_own }) => !is_own).map(({ name }) => name);
  const [first = '', second = ''] = others;
  const words =
    others.length === 0 ? t.alone : t.with({ count: others.length, first, second, more: others.length - 2 });
  return (
    <div className="bg-surface-2">
      <div className="mx-auto flex max-w-[1120px] items-center gap-3 px-4 py-2">
        <span className="flex shrink-0 -space-x-2">
          {people.slice(0, facesMax).map(({ name }) => (
            <Initial key={name} name={name} className="size-8! text-sm! ring-2 ring-surface-2" />
          ))}
        </span>
        <p className="min-w-0 flex-1 text-sm wrap-anywhere text-ink-2">{words}</p>
        <button
          type="button"
          className="min-h-11 px-1 text-body font-bold text-brand-ink"
          onClick={() => setOpen(true)}
        >
          {t.invite}
        </button>
      </div>
      {open && page.pin && (
        <Sheet open onOpenChange={(isOpen) => !isOpen && setOpen(false)} title={t.inviteSheet.title}>
          <p className="text-body text-ink-2">{t.inviteSheet.text}</p>
          <p
            role="img"
            aria-label={t.inviteSheet.pin({ pin: page.pin })}
            className="num display my-4 rounded-xl bg-surface-2 py-5 text-center text-[2.75rem] leading-none font-extrabold tracking-[.2em]"
          >
            {page.pin}
          </p>
          <p className="text-note text-ink-3">{t.inviteSheet.careful}</p>
        </Sheet>
      )}
    </div>
  );
}
