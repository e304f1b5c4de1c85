import type { AuditEntry } from '@tawa/contract/insight/audit';
import { isSettingKey } from '@tawa/domain/content/settings';
import { settingRules } from '@tawa/domain/content/setting-rules';
import type { AuditLink } from '@tawa/domain/insight/audit-links';
import { Link } from 'react-router';
import { paths, withSearch } from '#lib/paths.ts';
import { officeAuditTexts } from './audit.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const opened = (path: string) => (key: string) => withSearch(path, { open: key });

const addresses: Readonly<Record<AuditLink, (key: string) => string>> = {
  blog: opened('/admin-blogs'),
  booking: opened('/venues/bookings'),
  broadcast: opened('/broadcasts'),
  cancel_run: (key) => paths.allOrders({ run: key }),
  city: (key) => `/cities/${key}`,
  complaint: opened(paths.adminComplaints),
  contact: opened('/contacts'),
  coupon: opened('/coupons'),
  dish: opened('/all-menu'),
  legal_text: (key) => withSearch('/settings', { group: 'legal', text: key }),
  order: (key) => paths.allOrders({ open: key }),
  payout: opened('/payouts'),
  payout_batch: (key) => withSearch('/payouts/run', { file: key }),
  provider_key: (key) => withSearch('/settings', { group: 'providers', open: key }),
  restaurant: opened(paths.adminRestaurants),
  setting: (key) => withSearch('/settings', isSettingKey(key) ? { group: settingRules[key].group, open: key } : {}),
  tax_rate: () => withSearch('/settings', { group: 'taxes' }),
  user: (key) => `/users/${key}`,
  venue: opened('/venues'),
};

/** Each piece with the letter at which it begins, for two of them may say the same. */
const placed = (parts: AuditEntry['sentence']) => {
  let at = 0;
  return parts.map((part) => {
    const began = at;
    at += part.text.length;
    return { ...part, at: began };
  });
};

/** Who did what to what; what has a page is a link to it. */
export const AuditSentence = ({ entry }: { entry: Pick<AuditEntry, 'sentence'> }) => (
  <>
    {placed(entry.sentence).map(({ text, to, key, at }) =>
      to === null || key === null ? (
        <span key={at}>{text}</span>
      ) : (
        <Link key={at} to={addresses[to](key)} className="font-semibold text-brand-ink underline underline-offset-2">
          {text}
        </Link>
      ),
    )}
  </>
);

/** Old and new value of whatever a deed changed beside what its sentence says. */
export function Changes({ entry }: { entry: Pick<AuditEntry, 'changes'> }) {
  const t = useTexts(officeAuditTexts);
  if (entry.changes.length === 0) return null;
  return (
    <ul className="text-sm text-ink-2">
      {entry.changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {t.field({ field })} <del className="text-ink-3">{before}</del> →{' '}
          <ins className="font-semibold no-underline">{after}</ins>
        </li>
      ))}
    </ul>
  );
}
