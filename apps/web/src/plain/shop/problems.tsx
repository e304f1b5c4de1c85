import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { changedTitle } from '#features/ordering/orders/shop/checkout/use-checkout.ts';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { formatWhen } from '#lib/format.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { plainAddress } from '../visit.ts';

/** Where the customer puts right what is in the way. */
function wayOut({ code }: Problem, { restaurant }: Quote, language: Language): { label: string; to: string } {
  const t = textsIn(checkoutTexts, language).remedies;
  const to = (path: string) => plainAddress(language, path);
  if (code === 'ADDRESS_REQUIRED') return { label: t.address, to: to('/addresses?next=/checkout') };
  if (code === 'OUT_OF_AREA') return { label: t.otherAddress, to: to('/addresses?next=/checkout') };
  if (code === 'PHONE_UNPROVED') return { label: t.proveMobile, to: to('/phone?next=/checkout') };
  if (code === 'TIME_REQUIRED' || code === 'RESTAURANT_UNAVAILABLE') return { label: t.pickTime, to: '#f-time' };
  if (code === 'COUPON_INVALID') return { label: t.coupon, to: '#f-coupon' };
  if (code === 'COD_UNAVAILABLE' || code === 'PAYMENT_UNAVAILABLE') return { label: t.payment, to: '#f-method' };
  if (code === 'MIN_ORDER') return { label: t.more, to: to(`/restaurant/${restaurant.restaurant_id}`) };
  return { label: t.cart, to: to('/cart') };
}

interface Props {
  problems: readonly Problem[];
  quote: Quote;
}

const isPriced = ({ old, new: now }: Problem): boolean => old !== undefined && now !== undefined;

function Told({ problem }: { problem: Problem }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const { key, name = '', message, old = 0, new: next = 0, next_slots = [] } = problem;
  if (!isPriced(problem))
    return (
      <>
        {message}{' '}
        {next_slots.length > 0 && `${t.nextTimes} ${next_slots.map((at) => formatWhen(at, now, language)).join(', ')}`}
      </>
    );
  return (
    <span className="pair">
      <span>{key === 'total' ? t.newTotal : name}</span>
      <span>
        <s>
          <span className="said">{t.was} </span>
          {formatRupees(old)}
        </s>{' '}
        <b>{formatRupees(next)}</b>
      </span>
    </span>
  );
}

const List = ({ problems, quote }: Props) => {
  const language = useLanguage();
  const isTotal = ({ key }: Problem) => key === 'total';
  return (
    <ul>
      {[...problems.filter((one) => !isTotal(one)), ...problems.filter(isTotal)].map((problem) => {
        const { label, to } = wayOut(problem, quote, language);
        return (
          <li key={problem.code + (problem.key ?? problem.message)}>
            <Told problem={problem} />
            {!isPriced(problem) && problem.code !== 'IN_PROGRESS' && <a href={to}>{label}</a>}
          </li>
        );
      })}
    </ul>
  );
};

/** What changed between the bill and the press, old and new; nothing was charged. */
export function Changes({ problems, quote }: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  if (problems.length === 0) return null;
  return (
    <div className="tell" role="alert">
      <h2>{changedTitle({ message: '', problems: [...problems] }, language)}</h2>
      <List problems={problems} quote={quote} />
      <p>{t.notCharged}</p>
    </div>
  );
}

/** What stands between the customer and the order, each with the way to put it right. */
export const Blocking = ({ problems, quote }: Props) =>
  problems.length > 0 && (
    <div className="tell">
      <List problems={problems} quote={quote} />
    </div>
  );
