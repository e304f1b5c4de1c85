import type { Overview } from '@tawa/contract/insight/overview';
import { complaintCategoryWords, complaintNumber } from '@tawa/domain/care/complaints';
import { formatRupees } from '@tawa/domain/common/money';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { DueBadge } from '#ui/panel/panel-due.tsx';
import { Picture } from '#ui/picture.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { officeOverviewTexts } from './overview.texts.ts';
import type { Ways } from './shown-day.ts';

const row = 'flex min-h-12 items-center gap-3 py-1.5 text-sm hover:bg-surface-2';
const Nothing = ({ text }: { text: string }) => <p className="text-sm text-ink-3">{text}</p>;

/** What each city sold that day. */
export function SalesByCity({ cities, ways }: Pick<Overview, 'cities'> & { ways: Ways }) {
  const t = useTexts(officeOverviewTexts);
  const most = Math.max(1, ...cities.map(({ sales }) => sales));
  if (cities.length === 0) return <Nothing text={t.noSales} />;
  return (
    <ul>
      {cities.map(({ city_id, cityname, sales }) => (
        <li key={city_id} className="border-t border-line first:border-t-0">
          <Link to={ways.figure('delivered', city_id)} className="block py-2 text-sm hover:bg-surface-2">
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold break-words">{cityname}</span>
              <b className="num">{formatRupees(sales)}</b>
            </span>
            <span aria-hidden="true" className="mt-1.5 block h-2 rounded-full bg-surface-2">
              <span className="block h-full rounded-full bg-(--c1)" style={{ width: `${(sales / most) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is owed to customers, the first due first. */
export function DueComplaints({ complaints }: Pick<Overview, 'complaints'>) {
  const t = useTexts(officeOverviewTexts);
  if (complaints.length === 0) return <Nothing text={t.noComplaints} />;
  return (
    <ul>
      {complaints.map(({ complaint_id, subject, category, status, due_at, overdue }) => (
        <li key={complaint_id} className="border-t border-line first:border-t-0">
          <Link to={`/admin/complaints?open=${complaint_id}`} className={row}>
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{subject ?? complaintCategoryWords[category]}</span>
              <span className="num block text-note text-ink-3">{complaintNumber(complaint_id)}</span>
            </span>
            <DueBadge status={status} due_at={due_at} overdue={overdue} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is cooked most that day. */
export function TopDishes({ dishes, isOpen }: Pick<Overview, 'dishes'> & { isOpen: boolean }) {
  const t = useTexts(officeOverviewTexts);
  if (dishes.length === 0) return <Nothing text={t.noDishes} />;
  return (
    <ol>
      {dishes.map(({ menu_id, name, is_veg, dish_img, portions }) => {
        const content = (
          <>
            <span className="h-8 w-10 shrink-0 overflow-hidden rounded-sm bg-surface-2">
              {dish_img && (
                <Picture src={pictureUrl(dish_img)} alt="" sizes="40px" className="size-full object-cover" />
              )}
            </span>
            <VegMark veg={is_veg === 1} />
            <span className="min-w-0 flex-1 break-words">{name}</span>
            <b className="num">{formatCount(portions)}</b>
          </>
        );
        return (
          <li key={menu_id} className="border-t border-line first:border-t-0">
            {isOpen ? (
              <Link to={`/all-menu?open=${menu_id}`} className={row}>
                {content}
              </Link>
            ) : (
              <span className={row}>{content}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
