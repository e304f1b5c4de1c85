import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import type { RefundFile } from '@tawa/contract/money/refunds.files';
import { minuteMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReactNode } from 'react';
import { formatDateTime, formatWhen } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { Timeline } from '#ui/timeline.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { entriesOf, type FileViewer, type ShownFile, whatOf } from './file-words.ts';
import { filesTexts } from './files.texts.ts';

interface Props {
  file: RefundFile;
  viewer: FileViewer;
}

/** A part of the page under its heading. */
export const FilePart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-lg font-bold">{title}</h2>
    {children}
  </section>
);

/** What happened, in the words of whoever said so. */
export function FileWhat({ file, words }: { file: RefundFile; words: string }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const [dish] = file.items;
  return (
    <FilePart title={t.what}>
      <div className="flex items-center gap-3 rounded-xl border border-line bg-surface p-3">
        {dish &&
          (dish.dish_img ? (
            <img
              src={pictureUrl(dish.dish_img)}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-md object-cover"
            />
          ) : (
            <span className="grid size-14 shrink-0 place-items-center rounded-md bg-surface-2 text-ink-3">
              <Icon of={ForkKnifeIcon} className="text-[1.375rem]" />
            </span>
          ))}
        <div className="min-w-0 flex-1">
          <p className="flex items-start gap-2 text-body font-bold [overflow-wrap:anywhere]">
            {dish && <VegMark veg={dish.is_veg === 1} className="mt-1 size-4" />}
            <span className="min-w-0">{whatOf(file, language)}</span>
          </p>
          {words !== '' && (
            <p className="mt-0.5 text-sm [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
              {t.quoted({ words })}
            </p>
          )}
        </div>
      </div>
    </FilePart>
  );
}

/** The photos of both sides, each with the time at which it came. */
export function FilePhotos({ file, viewer }: Props) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  if (file.photos.length === 0) return null;
  return (
    <FilePart title={t.photos}>
      <ul className="grid grid-cols-2 gap-3">
        {file.photos.map(({ photo, width, height, by, at, older_at }) => (
          <li key={photo} className="min-w-0">
            <a
              href={pictureUrl(photo)}
              target="_blank"
              rel="noreferrer"
              className="relative block overflow-hidden rounded-xl bg-surface-2"
            >
              <img
                src={pictureUrl(photo)}
                alt={t.by[by][viewer]}
                width={width}
                height={height}
                loading="lazy"
                className="aspect-[3/2] w-full object-cover"
              />
              <span className="num absolute bottom-2 left-2 rounded-xs bg-ink px-1.5 py-0.5 text-note font-semibold text-surface">
                {formatWhen(at, now, language)}
              </span>
            </a>
            <p className="mt-1.5 text-sm text-ink-2">{t.by[by][viewer]}</p>
            {older_at && (
              <p className="text-note font-semibold text-warning">
                {t.older({ when: formatDateTime(older_at, language) })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </FilePart>
  );
}

/** Who pays, and the sentence that says why. */
export function FileWho({ file, viewer }: Props) {
  const t = useTexts(filesTexts);
  const { payer, restaurant_name, logo, explanation, departure, appeal } = file;
  const isMoved = appeal?.state === 'moved';
  const who = isMoved ? 'platform' : payer;
  const spares = t.spares[viewer === 'customer' ? 'customer' : 'others'];
  const isRestaurant = who === 'kitchen' || who === 'rider';
  return (
    <FilePart title={t.who}>
      <div className="flex items-start gap-3 rounded-xl bg-surface-2 p-3.5">
        {isRestaurant && logo && (
          <img
            src={pictureUrl(logo)}
            alt=""
            width={44}
            height={44}
            className="size-11 shrink-0 rounded-md object-cover"
          />
        )}
        <div className="min-w-0 flex-1 text-sm [overflow-wrap:anywhere] text-ink-2">
          {who === null ? (
            t.undecided
          ) : (
            <>
              <p className="text-body font-bold text-ink">{t.pays[who]({ restaurant: restaurant_name })}</p>
              {explanation && <p className="mt-0.5 whitespace-pre-line">{explanation}</p>}
              {isMoved && <p className="mt-0.5">{t.moved}</p>}
              {departure && !isMoved && <p className="mt-0.5">{t.departure({ why: departure })}</p>}
              <p className="mt-0.5">{spares[who]}</p>
            </>
          )}
        </div>
      </div>
    </FilePart>
  );
}

const minus = (rupees: number): string => (rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees));

/** How the sum came about. */
export function FileSum({ file }: { file: RefundFile }) {
  const t = useTexts(filesTexts);
  const names = file.items.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');
  return (
    <FilePart title={t.how({ amount: formatRupees(file.amount) })}>
      <dl className="num grid gap-2 rounded-xl border border-line bg-surface p-3.5 text-body text-ink-2">
        {file.parts.map(({ kind, amount }) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              {kind === 'dishes' && names !== '' ? names : t.parts[kind]}
            </dt>
            <dd className="whitespace-nowrap">{minus(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-bold text-ink">
          <dt>{t.total}</dt>
          <dd className="whitespace-nowrap">{formatRupees(file.amount)}</dd>
        </div>
      </dl>
    </FilePart>
  );
}

/** What happened and what comes, with its times. */
export function FileTimeline({ file, viewer }: { file: ShownFile; viewer: FileViewer }) {
  const t = useTexts(filesTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  return (
    <FilePart title={t.timeline}>
      <Timeline entries={entriesOf(file, viewer, now, language)} />
    </FilePart>
  );
}

/** What the restaurant objected, and what it was answered. */
export function FileObjection({ file }: { file: RefundFile }) {
  const t = useTexts(filesTexts);
  const { appeal } = file;
  if (!appeal) return null;
  return (
    <FilePart title={t.objection}>
      <div className="grid gap-2 rounded-xl border border-line bg-surface p-3.5 text-sm [overflow-wrap:anywhere]">
        <p className="whitespace-pre-line">{t.quoted({ words: appeal.words })}</p>
        {appeal.answer === null ? (
          <p className="text-ink-3">{t.answerOpen}</p>
        ) : (
          <>
            <p className="font-bold">{appeal.state === 'moved' ? t.movedAnswer : t.stands}</p>
            <p className="whitespace-pre-line text-ink-2">{appeal.answer}</p>
          </>
        )}
      </div>
    </FilePart>
  );
}
