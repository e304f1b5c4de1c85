import type { AuditEntry } from '@tawa/contract/insight/audit';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatCount, formatDate } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { CouponPreview } from '../coupon-preview.tsx';
import { ruleWords } from '../coupon-words.ts';
import { officeCouponsTexts } from './coupons.texts.ts';
import { CouponState } from './coupon-list.tsx';
import { OfficeReach } from './coupon-reach.tsx';
import { type CouponDetail, deleteAction, officeCouponQuery, moveAction, useCouponAction } from './coupons.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Asked = 'paused' | 'ended' | 'delete' | null;

interface ActionsProps {
  coupon: CouponDetail;
  onEdit: () => void;
  onGone: () => void;
}

function Actions({ coupon, onEdit, onGone }: ActionsProps) {
  const t = useTexts(officeCouponsTexts);
  const [asked, setAsked] = useState<Asked>(null);
  const action = useCouponAction();
  const { coupon_id, code, state, owner, used } = coupon;
  const [isOwn, isStarted] = [owner === null, state !== 'draft' && state !== 'paused'];
  const close = () => setAsked(null);
  if (state === 'ended') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isOwn && !isStarted && (
        <Button
          size={40}
          pending={action.isPending}
          pendingText={t.working}
          onClick={() => action.mutate(moveAction(coupon_id, { status: 'active', reason: '' }))}
        >
          {t.start}
        </Button>
      )}
      {isOwn && (
        <Button size={40} variant="secondary" onClick={onEdit}>
          {t.edit}
        </Button>
      )}
      {isOwn && isStarted && (
        <Button size={40} variant="secondary" onClick={() => setAsked('paused')}>
          {t.pause}
        </Button>
      )}
      {isOwn && state === 'draft' && used === 0 ? (
        <Button size={40} variant="danger" onClick={() => setAsked('delete')}>
          {t.delete}
        </Button>
      ) : (
        <Button size={40} variant="danger" onClick={() => setAsked('ended')}>
          {t.end}
        </Button>
      )}
      {(asked === 'paused' || asked === 'ended') && (
        <ReasonSheet
          title={asked === 'paused' ? t.pauseTitle({ code }) : t.endTitle({ code })}
          text={asked === 'paused' ? t.pauseText : t.endText}
          label={t.reason}
          verb={asked === 'paused' ? t.pause : t.end}
          pendingText={t.working}
          danger={asked === 'ended'}
          onClose={close}
          onReason={(reason) => action.mutateAsync(moveAction(coupon_id, { status: asked, reason }))}
        />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        title={t.deleteTitle({ code })}
        confirmLabel={t.delete}
        pending={action.isPending}
        onCancel={close}
        onConfirm={() => action.mutate({ ...deleteAction(coupon_id), done: t.deleted }, { onSuccess: onGone })}
      >
        {t.deleteText}
      </ConfirmDialog>
    </div>
  );
}

const usedOf = ({ used, total_limit }: CouponDetail, language: Language) =>
  total_limit === null
    ? formatCount(used)
    : textsIn(officeCouponsTexts, language).usedOf({ used: formatCount(used), limit: formatCount(total_limit) });

function factsOf(coupon: CouponDetail, language: Language): [string, ReactNode][] {
  const t = textsIn(officeCouponsTexts, language);
  const { coupon_id, orders, cost_platform, cost_restaurants, used } = coupon;
  const each = used === 0 ? null : (cost_platform + cost_restaurants) / used;
  return [
    [t.facts.used, usedOf(coupon, language)],
    [t.facts.givenBack, formatCount(coupon.given_back)],
    [t.facts.platform, formatRupees(cost_platform)],
    [t.facts.restaurants, formatRupees(cost_restaurants)],
    [t.facts.each, each === null ? '–' : formatRupees(each)],
    [
      t.facts.orders,
      <Link
        key="orders"
        to={paths.allOrders({ coupon: String(coupon_id), figure: 'delivered' })}
        className="font-semibold text-brand-ink underline"
      >
        {formatCount(orders)}
      </Link>,
    ],
    [t.facts.newCustomers, formatCount(coupon.new_customers)],
    [t.facts.sales, formatRupees(coupon.sales)],
  ];
}

function Agreements({ coupon: { agreements, declines } }: { coupon: CouponDetail }) {
  const t = useTexts(officeCouponsTexts);
  const language = useLanguage();
  return (
    <PanelPart title={t.agreements} aside={t.agreementsHint}>
      {!agreements.some(({ state }) => state === 'agreed') && (
        <p className="text-sm font-semibold text-warning">{t.noAgreement}</p>
      )}
      <ul className="num text-sm">
        {agreements.map(({ restaurant_id, restaurant_name, budget, spent, until, state, agreed_on, agreed_by }) => (
          <li
            key={restaurant_id}
            className="flex flex-wrap justify-between gap-x-3 border-t border-line py-1.5 first:border-t-0"
          >
            <b className="font-semibold break-words">{restaurant_name}</b>
            <span className="text-ink-2">
              {t.spentOf({ spent: formatRupees(spent), budget: formatRupees(budget) })},{' '}
              {t.until({ day: formatDate(until, language) })}
            </span>
            <span className="w-full break-words text-note text-ink-3">
              {state !== 'agreed' && <b className="text-warning">{t.agreementStates[state]} </b>}
              {agreed_by === null
                ? t.agreed({ day: formatDate(agreed_on, language) })
                : t.agreedBy({ day: formatDate(agreed_on, language), by: agreed_by })}
            </span>
          </li>
        ))}
      </ul>
      {declines.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-bold">{t.declines}</h4>
          <ul className="num text-sm">
            {declines.map(({ restaurant_id, restaurant_name, words, declined_on, declined_by }) => (
              <li key={restaurant_id} className="border-t border-line py-1.5 first:border-t-0">
                <b className="font-semibold break-words">{restaurant_name}</b>
                <p className="break-words text-ink-2">{t.words({ words })}</p>
                <p className="text-note break-words text-ink-3">
                  {declined_by === null
                    ? formatDate(declined_on, language)
                    : t.declinedBy({ day: formatDate(declined_on, language), by: declined_by })}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </PanelPart>
  );
}

interface Props {
  couponId: number;
  onEdit: (coupon: CouponDetail) => void;
  onGone: () => void;
  /** What the office did with it. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One coupon: what customers see, what it cost and brought, who may use it, and what the office may do with it. */
export function OfficeCoupon({ couponId, onEdit, onGone, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeCouponsTexts);
  return (
    <PanelBody query={useQuery(officeCouponQuery(couponId))} failed={t.loadFailed}>
      {(coupon) => (
        <>
          <PanelHead title={coupon.code} badge={<CouponState {...coupon} />} />
          {coupon.owner !== null && (
            <Banner tone="quiet" className="mb-4">
              {t.ofRestaurant({ name: coupon.owner })}
            </Banner>
          )}
          <ForActing part="coupons">
            <Actions coupon={coupon} onEdit={() => onEdit(coupon)} onGone={onGone} />
          </ForActing>
          <div className="mt-4">
            <PanelPart title={t.rules}>
              <CouponPreview {...coupon.form} rules={ruleWords(coupon.form, language)} />
              {coupon.restaurants.length > 0 && (
                <p className="mt-2 text-sm break-words text-ink-2">
                  {t.fields.restaurants} {coupon.restaurants.map(({ restaurant_name }) => restaurant_name).join(', ')}
                </p>
              )}
            </PanelPart>
            <PanelPart title={t.cost}>
              <Facts facts={factsOf(coupon, language)} />
            </PanelPart>
            {coupon.funded_by !== 'platform' && <Agreements coupon={coupon} />}
            <PanelPart title={t.reach} aside={t.reachHint}>
              <OfficeReach couponId={couponId} />
            </PanelPart>
            <PanelPart title={t.history}>{history(coupon.history)}</PanelPart>
          </div>
        </>
      )}
    </PanelBody>
  );
}
