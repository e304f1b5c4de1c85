import type { GroupPage } from '@tawa/contract/ordering/groups';
import { AlarmIcon } from '@phosphor-icons/react/dist/ssr/Alarm';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/logo.tsx';
import { Picture } from '#ui/picture.tsx';
import { guestTexts } from './guests.texts.ts';
import { Initial } from '#ui/initial.tsx';
import { ownShareTexts } from './own-shares.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const facesMax = 3;

/** The restaurant's picture with our name on it. */
export function Cover({ page }: { page: GroupPage }) {
  const { cover_img } = page.restaurant;
  return (
    <div className="relative h-46 overflow-hidden bg-brand">
      {cover_img && (
        <Picture
          src={pictureUrl(cover_img)}
          alt=""
          sizes="(width >= 640px) 640px, 100vw"
          eager
          className="h-full w-full"
        />
      )}
      <span className="absolute top-4 left-4 rounded-full bg-surface px-3 py-1.5 shadow-1">
        <Logo />
      </span>
    </div>
  );
}

/** Who is in, and who orders from where. */
export function Head({ page }: { page: GroupPage }) {
  const t = useTexts(guestTexts);
  const { names, host, restaurant } = page;
  const [first = host, second = '', third = ''] = names;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-ink-2">
        <span className="flex shrink-0 -space-x-2">
          {names.slice(0, facesMax).map((name) => (
            <Initial key={name} name={name} className="ring-2 ring-canvas" />
          ))}
        </span>
        <span className="min-w-0 wrap-anywhere">
          {t.in({ count: names.length, first, second, third, more: names.length - 2 })}
        </span>
      </p>
      <h1 className="display mt-4 text-2xl font-bold wrap-anywhere">
        {t.isOrdering({ host, restaurant: restaurant.restaurant_name })}
      </h1>
    </>
  );
}

/** Until when they can choose. */
export const Deadline = ({ page }: { page: GroupPage }) => {
  const t = useTexts(guestTexts);
  const language = useLanguage();
  return (
    <p className="mt-2 flex items-center gap-2.5 text-body text-ink-2">
      <Icon of={AlarmIcon} weight="fill" className="text-[1.1875rem] text-accent-ink" />
      <span>
        {t.chooseBy({
          time: formatTime(page.closes_at, language),
          b: (words) => <b className="num font-bold text-ink">{words}</b>,
        })}
      </span>
    </p>
  );
};

type OverState = Exclude<GroupPage['state'], 'open'>;

/** What everybody reads once nothing can be chosen any more. */
export function Over({ page, state }: { page: GroupPage; state: OverState | 'removed' }) {
  const t = useTexts(guestTexts);
  const s = useTexts(ownShareTexts);
  const language = useLanguage();
  const { host, promised_to } = page;
  const words = {
    asking: [s.asking.title, s.asking.text({ host })],
    closed: [t.closed.title, t.closed.text({ host })],
    paying: [t.paying.title, t.paying.text({ host })],
    ordered: [
      t.ordered.title,
      promised_to ? t.ordered.text({ time: formatTime(promised_to, language) }) : t.ordered.plain,
    ],
    cancelled: [t.cancelled.title({ host }), t.cancelled.text],
    lapsed: [t.lapsed.title, t.lapsed.text],
    removed: [t.removed.title({ host }), t.removed.text],
  }[state];
  const tone =
    state === 'ordered'
      ? 'success'
      : state === 'closed' || state === 'asking' || state === 'paying'
        ? 'info'
        : 'warning';
  return (
    <div role="status" className="mt-4">
      <Banner tone={tone} title={words[0]}>
        {words[1]}
      </Banner>
      {page.dropped.length > 0 && (state === 'asking' || state === 'paying' || state === 'ordered') && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">{s.without({ names: page.dropped.join(', ') })}</p>
      )}
    </div>
  );
}
