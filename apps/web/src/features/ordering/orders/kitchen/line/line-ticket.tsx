import { CheckSquareIcon } from '@phosphor-icons/react/dist/ssr/CheckSquare';
import { SquareIcon } from '@phosphor-icons/react/dist/ssr/Square';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import type { LineItem } from '@tawa/contract/ordering/orders.line';
import { decideUrgency, type TicketUrgency } from '@tawa/domain/ordering/ticket-urgency';
import { allergenWords } from '#lib/diet/allergen-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { mentionsAllergy } from '@tawa/domain/ordering/line';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { TwoNames } from '#ui/names/two-names.tsx';
import { cookName, linesUnder, shortNumber } from '../board.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { LineHead, LineNote } from './line-parts.tsx';
import { PackingPhoto } from '../ticket/packing-photo.tsx';
import { urgencyLooks } from '../ticket/urgency-looks.ts';
import type { LineLook } from './line-look.ts';
import { isOver, type StationTicket } from './line-tickets.ts';
import { usePackedTick } from './use-packed-tick.ts';
import { lineTexts } from './line.texts.ts';

interface DishProps {
  orderNumber: string;
  item: LineItem;
  urgency: TicketUrgency;
  look: LineLook;
  isNext: boolean;
  onTick: (item: LineItem) => void;
}

/** What must be kept out of a dish; one press says that it is packed apart. */
function Apart({ orderNumber: order_number, item, urgency, look }: Omit<DishProps, 'isNext' | 'onTick'>) {
  const t = useTexts(lineTexts);
  const { pack, isPending } = usePackedTick();
  const language = useLanguage();
  const { cooks } = useBoardRights();
  const { avoids = [], packed_apart = false } = item;
  if (avoids.length === 0) return null;
  const words = t.apart({ names: allergenWords(avoids, language) });
  const tone = packed_apart ? 'bg-success-solid text-on-success' : urgencyLooks[urgency.level].allergy;
  const sign = packed_apart ? CheckSquareIcon : SquareIcon;
  const isWall = look.kind === 'wall';
  const shape = isWall
    ? 'mx-[0.5em] mb-[0.2em] gap-[0.4em] rounded-sm px-[0.4em] text-[0.79em]'
    : 'mx-3.5 mb-2 min-h-11 gap-2 rounded-md px-3 text-body';
  const className = cx('flex items-center text-left font-bold', shape, tone);
  const inside = (
    <>
      <Icon of={sign} weight="bold" className={isWall ? '' : 'text-[1.25rem]'} /> {words}
    </>
  );
  if (!cooks) return <p className={className}>{inside}</p>;
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={packed_apart}
      aria-label={t.apartOf({ dish: cookName(item, language), words })}
      disabled={isPending}
      onClick={() => pack(order_number, item)}
      className={cx('press', className)}
    >
      {inside}
    </button>
  );
}

/** One dish; the whole line is the box to tick. */
function Dish({ orderNumber, item, urgency, look, isNext, onTick }: DishProps) {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const tone = urgencyLooks[urgency.level];
  const over = isOver(item);
  const { cooks } = useBoardRights();
  const isWall = look.kind === 'wall';
  const under = [...linesUnder(item, language), ...(item.note === '' ? [] : [item.note])];
  return (
    <li className={isWall ? '' : 'border-b border-current/25'}>
      <button
        type="button"
        role="checkbox"
        aria-checked={over}
        disabled={item.done || !cooks}
        onClick={() => onTick(item)}
        className={cx(
          'flex w-full items-center gap-[0.4em] text-left leading-tight',
          isWall ? 'min-h-[1.42em] px-[0.5em]' : 'min-h-13 px-3.5 py-1',
          isNext && isWall && 'rounded-sm outline-2 -outline-offset-2 outline-current/50',
        )}
      >
        <span
          className={cx(
            'num grid h-[1.28em] min-w-[1.6em] shrink-0 place-items-center rounded-[0.22em] px-[0.2em] font-extrabold',
            !over && tone.quantity,
          )}
        >
          {over && isWall ? <Icon of={CheckIcon} weight="bold" className="text-[0.9em]" /> : item.quantity}
        </span>
        <span className="min-w-0 flex-1">
          <span className={cx('block font-bold wrap-anywhere', over && 'line-through')}>
            {over && isWall && `${item.quantity} `}
            <TwoNames english={item.kitchen_name} names={item.names} />
          </span>
          {under.length > 0 && (
            <span
              className={cx(
                'block text-[0.79em] wrap-anywhere',
                over
                  ? 'line-through'
                  : mentionsAllergy(item.note)
                    ? `rounded-sm px-1 font-bold ${tone.allergy}`
                    : tone.note,
              )}
            >
              {under.join(' · ')}
            </span>
          )}
          {item.asked && <span className="block text-[0.79em] font-bold">{t.asked}</span>}
        </span>
        {!isWall && (
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-full border-2 border-current"
          >
            {over && <Icon of={CheckIcon} weight="bold" className="text-[0.9375rem]" />}
          </span>
        )}
      </button>
      <Apart orderNumber={orderNumber} item={item} urgency={urgency} look={look} />
    </li>
  );
}

interface Props {
  ticket: StationTicket;
  /** By the server's clock (ms). */
  now: number;
  look: LineLook;
  /** Its key on the bump bar; null on a tablet. */
  place: number | null;
  isPicked: boolean;
  /** Some cell below is its own as well. */
  tall: boolean;
  wide: boolean;
  station: string | null;
  onTick: (item: LineItem) => void;
  onDone: () => void;
  className: string;
}

function DoneButton({ ticket, look, place, station, onDone, urgency }: Props & { urgency: TicketUrgency }) {
  const t = useTexts(lineTexts);
  const { cooks } = useBoardRights();
  const { isAllTicked, others, order } = ticket;
  const other = others.find(({ left }) => left > 0) ?? others[0];
  if (look.kind === 'wall')
    return isAllTicked && cooks ? (
      <button
        type="button"
        onClick={onDone}
        className="mt-auto flex shrink-0 items-center justify-center gap-[0.4em] bg-success-solid py-[0.3em] text-[0.86em] font-bold text-on-success"
      >
        <Icon of={CheckCircleIcon} weight="fill" />
        {t.allTicked({ key: place ?? 0 })}
      </button>
    ) : null;
  const words = isAllTicked ? t.allTickedDone : station === null ? t.orderDone : t.stationDone({ station });
  return (
    <div className="mt-auto flex shrink-0 items-center gap-3 p-3">
      {other && (
        <span className="min-w-0 text-note leading-tight font-semibold">
          {other.left > 0 ? t.has({ station: other.name, count: other.left }) : t.isDone({ station: other.name })}
        </span>
      )}
      {isAllTicked && (
        <div className="rounded-md bg-surface text-ink empty:hidden">
          <PackingPhoto order={order} />
        </div>
      )}
      {cooks && (
        <button
          type="button"
          onClick={onDone}
          aria-label={`${words}, ${shortNumber(order.order_number)}`}
          className={cx(
            'press ml-auto flex min-h-14 w-[62%] items-center justify-center gap-2 rounded-md px-3 text-lg font-bold',
            isAllTicked ? 'bg-success-solid text-on-success' : urgencyLooks[urgency.level].lone,
          )}
        >
          <Icon of={CheckIcon} weight="bold" /> {words}
        </button>
      )}
    </div>
  );
}

// Twelve lines stand in two cells; of more, nothing may be out of sight.
const crowdedFrom = 2.3;

/** An order as its station reads it. */
export function LineDisplayTicket(props: Props) {
  const { ticket, now, look, place, isPicked, tall, wide, onTick, className } = props;
  const urgency = decideUrgency(ticket.order, now);
  const next = ticket.lines.find((item) => !isOver(item));
  const isCrowded = (tall || wide) && ticket.lines.length > look.linesMax * crowdedFrom;
  return (
    <article
      aria-label={ticket.order.order_number}
      data-line={ticket.order.order_number}
      data-level={urgency.level}
      className={cx(
        'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-xl border-[3px]',
        look.sizeClass,
        urgencyLooks[urgency.level].ticket,
        isPicked && look.kind === 'wall' && 'outline-[0.2em] outline-offset-2 outline-ink',
        className,
      )}
    >
      <LineHead order={ticket.order} urgency={urgency} place={place} />
      <LineNote order={ticket.order} urgency={urgency} />
      <ul
        className={cx(
          'min-h-0 flex-1 overflow-y-auto',
          wide && 'grid auto-rows-min grid-cols-2 gap-x-[0.5em]',
          look.kind === 'wall' && 'pt-[0.2em]',
          isCrowded && 'text-[0.72em]',
        )}
      >
        {ticket.lines.map((item) => (
          <Dish
            key={item.order_item_id}
            orderNumber={ticket.order.order_number}
            item={item}
            urgency={urgency}
            look={look}
            isNext={isPicked && item === next}
            onTick={onTick}
          />
        ))}
      </ul>
      <DoneButton {...props} urgency={urgency} />
    </article>
  );
}
