// What a mailed report says: sums alone, never a name, a number or an address of anybody. Who wants more opens the link and signs in.
import { findOwn } from '@tawa/domain/common/own';
import { formatRupees } from '@tawa/domain/common/money';
import type { ReportKey, ReportPeriod } from '@tawa/domain/insight/scheduled-reports';
import type { Deps } from '../../../deps.ts';
import { getOfficeStatistics } from '#modules/insight/statistics/statistics.service.ts';
import { getTaxMonth } from '#modules/money/tax-reports/tax-reports.service.ts';
import * as counts from './scheduled-reports.counts.store.ts';

type ReadDeps = Pick<Deps, 'db' | 'clock'>;

/** A figure in words: 'Orders placed', '1,204'. */
export type Figure = readonly [label: string, value: string];

interface Report {
  /** The page where it is read in full, after a login. */
  link: (period: ReportPeriod) => string;
  read: (deps: ReadDeps, period: ReportPeriod) => Promise<Figure[]>;
}

const whole = (value: number): string => value.toLocaleString('en-IN');

const spanOf = ({ from, to }: ReportPeriod) => `from=${from}&to=${to}`;
const countedAs = (labels: Readonly<Record<string, string>>, row: Readonly<Record<string, number>>): Figure[] =>
  Object.entries(labels).map(([name, label]) => [label, whole(findOwn(row, name) ?? 0)]);

const reports: Readonly<Record<ReportKey, Report>> = {
  overview: {
    link: ({ to }) => `/admindashboard?day=${to}`,
    read: async ({ db }, period) => [
      ...countedAs(
        { placed: 'Orders placed', served: 'Orders delivered or picked up', failed: 'Orders that came to nothing' },
        await counts.countOrders(db, period),
      ),
      ...countedAs(
        { refunds: 'Refunds that wait now', complaints: 'Complaints that are open now', overdue: 'Of these overdue' },
        await counts.countWaiting(db),
      ),
    ],
  },
  sales: {
    link: (period) => `/stats?${spanOf(period)}`,
    read: async (deps, period) => {
      const { statistics } = await getOfficeStatistics(deps, {}, period);
      const { figures, before, fall } = statistics;
      return [
        ['Gross sales', formatRupees(figures.gross)],
        ['Gross sales in the period before', formatRupees(before.gross)],
        ['Net sales', formatRupees(figures.net)],
        ['What Tawa keeps', formatRupees(fall.platform_income)],
        ['Orders placed', whole(figures.placed)],
        ['Orders delivered or picked up', whole(figures.delivered)],
        ['New customers', whole(figures.new_customers)],
        ['Customers who came back', whole(figures.returning_customers)],
      ];
    },
  },
  payouts: {
    link: () => '/payouts',
    read: async ({ db }, period) => {
      const { issued, issued_sum, paid, paid_sum, open, open_sum, disputed } = await counts.sumPayouts(db, period);
      return [
        ['Statements issued', `${whole(issued)}, ${formatRupees(issued_sum)}`],
        ['Statements paid', `${whole(paid)}, ${formatRupees(paid_sum)}`],
        ['Issued and not paid now', `${whole(open)}, ${formatRupees(open_sum)}`],
        ['Disputed now', whole(disputed)],
      ];
    },
  },
  tax: {
    link: ({ from }) => `/tax-reports?month=${from.slice(0, 7)}`,
    read: async (deps, { from }) => {
      const { reports: tables, without_invoice } = await getTaxMonth(deps, from.slice(0, 7));
      const checks = tables.flatMap((table) => table.checks);
      return [
        ['Tables with rows', whole(tables.filter(({ rows }) => rows.length > 0).length)],
        [
          'Figures that equal the ledger',
          `${whole(checks.filter(({ difference }) => difference === 0).length)} of ${whole(checks.length)}`,
        ],
        ['Orders without an invoice', whole(without_invoice)],
      ];
    },
  },
  orders: {
    link: (period) => `/all-orders?${spanOf(period)}`,
    read: async ({ db }, period) =>
      countedAs(
        {
          placed: 'Orders placed',
          served: 'Delivered or picked up',
          rejected: 'Not accepted',
          cancelled: 'Cancelled',
          expired: 'Not paid in time',
          open: 'Still under way now',
        },
        await counts.countOrders(db, period),
      ),
  },
  complaints: {
    link: (period) => `/admin/complaints?${spanOf(period)}`,
    read: async ({ db }, period) => [
      ...countedAs(
        { written: 'New complaints', ended: 'Of these at their end now' },
        await counts.countComplaints(db, period),
      ),
      ...countedAs({ complaints: 'Open now', overdue: 'Of these overdue' }, await counts.countWaiting(db)),
    ],
  },
  people: {
    link: (period) => `/users?${spanOf(period)}`,
    read: async ({ db }, period) =>
      countedAs(
        {
          customers: 'New customers',
          restaurants: 'New accounts of restaurants',
          blocked: 'Accounts that are blocked now',
        },
        await counts.countAccounts(db, period),
      ),
  },
  audit: {
    link: (period) => `/audit-log?${spanOf(period)}`,
    read: async ({ db }, period) =>
      countedAs(
        { deeds: 'Deeds written down', people: 'Administrators who did something', files: 'Files taken along' },
        await counts.countDeeds(db, period),
      ),
  },
};

/** The figures of a report for a period, read now. */
export const readFigures = (deps: ReadDeps, key: ReportKey, period: ReportPeriod): Promise<Figure[]> =>
  reports[key].read(deps, period);

/** The page where the same is read in full. */
export const linkOf = (key: ReportKey, period: ReportPeriod): string => reports[key].link(period);
