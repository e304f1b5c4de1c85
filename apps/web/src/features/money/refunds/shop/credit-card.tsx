import type { CreditMovement } from '@tawa/contract/money/refunds';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { creditQuery } from './refunds.queries.ts';
import { refundsTexts } from './refunds.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const shownFirst = 3;

const Movement = ({ movement: { kind, at, amount, order_number } }: { movement: CreditMovement }) => {
  const t = useTexts(refundsTexts);
  const language = useLanguage();
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <p className="text-body font-semibold">{t.kinds[kind]}</p>
        <p className="num text-note text-ink-3">
          {formatDate(at, language)}
          {order_number && (
            <>
              {' · '}
              <Link to={paths.order(order_number)} className="font-semibold text-brand-ink">
                {order_number}
              </Link>
            </>
          )}
        </p>
      </div>
      <span className={`num font-bold ${amount > 0 ? 'text-success' : ''}`}>
        {amount > 0 ? `+${formatRupees(amount)}` : `−${formatRupees(-amount)}`}
      </span>
    </li>
  );
};

/** The customer's credit with what came and went; nothing before there ever was any. */
export function CreditCard({ userid }: { userid: number }) {
  const t = useTexts(refundsTexts);
  const { data } = useQuery(creditQuery(userid));
  const [isWhole, setWhole] = useState(false);
  if (!data || data.movements.length === 0) return null;
  const movements = isWhole ? data.movements : data.movements.slice(0, shownFirst);
  return (
    <Card title={t.title} facts={t.lead}>
      <p className="num text-xl font-bold">{formatRupees(data.balance)}</p>
      <ul className="mt-2 divide-y divide-line border-t border-line">
        {movements.map((movement) => (
          <Movement key={movement.movement_id} movement={movement} />
        ))}
      </ul>
      {data.movements.length > movements.length && (
        <Button variant="quiet" size={40} wide onClick={() => setWhole(true)}>
          {t.all}
        </Button>
      )}
    </Card>
  );
}
