import type { RunRow } from '@tawa/contract/money/payouts.batches';
import {
  newAccountDays,
  payableTabs,
  type LineProblem,
  type RunStepName,
  type RunTab,
} from '@tawa/domain/money/payout-batches';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, realDay, rupeesOf } from '#platform/database/listing.ts';

/** What decides where a statement stands beside its own row: paise of the least payout, and the moment. */
export interface RunTerms {
  least: number;
  now: Date;
}

interface RunQuery extends RunTerms {
  search: string;
  tab?: RunTab | undefined;
  week?: string | undefined;
}

const from = sql`payouts p join restaurants r on r.restaurant_id = p.restaurant_id
  left join cities c on c.city_id = r.city_id
  left join restaurant_papers b on b.restaurant_id = p.restaurant_id and b.field = 'payout'
  left join lateral (select l.payout_batch_id, l.outcome, l.reason from payout_batch_lines l
    where l.payout_id = p.payout_id and l.outcome <> 'dropped' order by l.payout_batch_id desc limit 1) l on true`;

/** Why no file may pay a statement, the first reason that holds; the domain's `apartReasons` in their order. */
export const apartOf = ({ least, now }: RunTerms): RawBuilder<RunRow['apart']> => sql`case
  when p.status = 'disputed' then 'disputed'
  when p.held is not null then 'held'
  when r.lifecycle = 'suspended' then 'suspended'
  when p.net < 0 then 'below_zero'
  when p.net < ${least} then 'under_least'
  when coalesce(b.in_force ->> 'kind', '') <> 'bank' then 'no_account'
  when b.changed_on > ${now}::timestamptz - make_interval(days => ${newAccountDays}) then 'new_account'
  end`;

const tabOf = (terms: RunTerms): RawBuilder<RunTab> => sql`(case
  when p.status = 'paid' then 'paid'
  when l.outcome in ('open', 'paid') then 'in_file'
  else case ${apartOf(terms)}
    when 'below_zero' then 'below_zero' when 'no_account' then 'no_account'
    else case when ${apartOf(terms)} is not null then 'apart' when l.outcome = 'failed' then 'returned' else 'to_pay' end end end)`;

/** Without a week all that is not paid; with one its paid statements too, so that the places add up to the week. */
const inScope = (week: string | undefined): RawBuilder<SqlBool> =>
  week === undefined
    ? sql<SqlBool>`p.status in ('issued', 'disputed')`
    : sql<SqlBool>`p.status <> 'draft' and p.period_from <= ${realDay(week)}::date and p.period_to > ${week}::date`;

/** 'HDFC •• 4410' of a holder's account. */
export const shortAccount = (ifsc: RawBuilder<unknown>, account: RawBuilder<unknown>) =>
  sql<string>`left(${ifsc}, 4) || ' •• ' || right(${account}, 4)`;

export const runListing = ({ search, tab, week, ...terms }: RunQuery): Listing<RunRow> => ({
  from,
  select: sql<RunRow>`p.payout_id, p.restaurant_id, r.restaurant_name, c.cityname, p.period_from, p.period_to,
    ${rupeesOf('p.net')} as net, ${tabOf(terms)} as tab, case when p.status <> 'paid' then ${apartOf(terms)} end as apart,
    coalesce(p.held, case when p.status <> 'paid' then l.reason end) as words,
    case when b.in_force ->> 'kind' = 'bank' then ${shortAccount(sql`b.in_force ->> 'ifsc'`, sql`b.in_force ->> 'account'`)} end
      as account, ${isoTime('p.bank_asked_on')} as bank_asked_on, l.payout_batch_id`,
  key: 'p.payout_id',
  sorts: {
    returned: sql`coalesce(l.outcome, '') <> 'failed', 0 - p.net`,
    net: sql`p.net`,
    restaurant_name: sql`lower(r.restaurant_name)`,
    period_from: sql`p.period_from`,
  },
  where: [
    inScope(week),
    holds(sql`lower(r.restaurant_name || ' ' || coalesce(p.reference, ''))`, search),
    tab !== undefined && sql<SqlBool>`${tabOf(terms)} = ${tab}`,
  ],
});

/** How many statements stand in each place, and their sum in paise. */
export async function sumRun(db: Db, { week, ...terms }: RunTerms & { week?: string | undefined }) {
  const { rows } = await sql<{ tab: RunTab; lines: number; total: number }>`
    select tab, count(*)::int as lines, sum(net)::bigint as total
    from (select ${tabOf(terms)} as tab, p.net from ${from} where ${inScope(week)}) s group by tab`.execute(db);
  return rows;
}

/** What the ledger says of the same statements, in paise: as the database added its entries up when they joined, else added up now. */
export async function sumLedger(db: Db, week: string | undefined): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(coalesce(s.owed, ledger_sum_of_payout(p.payout_id))), 0)::bigint as total
    from payouts p left join payout_ledger_sums s using (payout_id) where ${inScope(week)}`.execute(db);
  return rows[0]?.total ?? 0;
}

interface StepRow {
  step: RunStepName;
  done: number;
  of: number;
  by: string | null;
  at: Date | null;
}

const runDays = 7;

/** How far a run is: of a week its statements and the files that pay them, else what waits and the files of the last days. */
export async function listSteps(db: Db, { week, now }: { week: string | undefined; now: Date }): Promise<StepRow[]> {
  const files =
    week === undefined
      ? sql`b.ended_on is null or b.made_on > ${now}::timestamptz - make_interval(days => ${runDays})`
      : sql`exists (select from payout_batch_lines l join payouts p using (payout_id)
        where l.payout_batch_id = b.payout_batch_id and ${inScope(week)})`;
  const last = (by: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
    sql`(select name from users where user_id = (select ${by} from f where ${at} is not null order by ${at} desc limit 1)), max(${at})`;
  const { rows } = await sql<StepRow>`with f as (
      select b.*, n.open, n.paid, n.of_lines, n.answered_on, n.answered_by from payout_batches b join lateral (
        select count(*) filter (where l.outcome = 'open')::int as open, count(*) filter (where l.outcome = 'paid')::int as paid,
          count(*) filter (where l.outcome <> 'dropped')::int as of_lines, max(l.answered_on) as answered_on,
          (select a.applied_by from bank_answers a where a.payout_batch_id = b.payout_batch_id and a.applied_on is not null
            order by a.applied_on desc limit 1) as answered_by
        from payout_batch_lines l where l.payout_batch_id = b.payout_batch_id) n on true
      where b.state <> 'dropped' and (${files})),
    p as (select p.payout_id, p.issued_at from payouts p where ${inScope(week)}),
    issue as (select a.actor_id, a.at from audit_entries a where a.subject = 'payout' and a.action = 'payout.issue'
      and a.subject_id = (select payout_id::text from p where issued_at is not null order by issued_at desc limit 1)
      order by a.at desc limit 1)
    select 'checked' as step, (select count(*)::int from p where issued_at is not null) as done, (select count(*)::int from p) as of,
      (select u.name from issue i join users u on u.user_id = i.actor_id) as by, (select max(issued_at) from p) as at
    union all select 'filed', count(*)::int, count(*)::int, ${last(sql`made_by`, sql`made_on`)} from f
    union all select 'released', count(released_on)::int, count(*)::int, ${last(sql`released_by`, sql`released_on`)} from f
    union all select 'answered', count(*) filter (where open = 0 and released_on is not null)::int, count(*)::int,
      ${last(sql`answered_by`, sql`answered_on`)} from f
    union all select 'paid', coalesce(sum(paid), 0)::int, coalesce(sum(of_lines), 0)::int, null, max(answered_on) from f`.execute(
    db,
  );
  return rows;
}

const payable = sql.join(payableTabs);

/** The statements that a file could pay now. */
export async function listPayable(db: Db, { week, ...terms }: RunTerms & { week?: string | undefined }) {
  const { rows } = await sql<{ payout_id: number }>`select p.payout_id from ${from}
    where ${inScope(week)} and ${tabOf(terms)} in (${payable}) order by p.payout_id`.execute(db);
  return rows.map(({ payout_id }) => payout_id);
}

/** Whoever pays, files, corrects or disputes holds the statement; always in the order of ids. */
export const holdPayouts = (tx: Tx, ids: readonly number[]) =>
  sql`select payout_id from payouts where payout_id = any (${[...ids]}::int[]) order by payout_id for update`.execute(
    tx,
  );

export interface PayableRow {
  payout_id: number;
  restaurant_name: string;
  net: number;
  holder: string;
  account: string;
  ifsc: string;
  period_from: string;
  period_to: string;
}

/** What a file would say of those of the statements that it may pay; hold them before. */
export async function listPayableOf(tx: Tx, ids: readonly number[], terms: RunTerms): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`select p.payout_id, r.restaurant_name, p.net, p.period_from, p.period_to,
      b.in_force ->> 'holder' as holder, b.in_force ->> 'account' as account, b.in_force ->> 'ifsc' as ifsc
    from ${from} where p.payout_id = any (${[...ids]}::int[]) and p.status = 'issued' and ${tabOf(terms)} in (${payable})
    order by p.payout_id`.execute(tx);
  return rows;
}

/** Statements whose sum is not that of their movements in the ledger; there must be none. */
export async function listUnequal(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ payout_id: number }>`select p.payout_id from payouts p
      left join payout_transactions x using (payout_id)
      left join ledger_entries e on e.ledger_transaction_id = x.ledger_transaction_id and e.account = 'restaurant_payable'
    where p.payout_id = any (${[...ids]}::int[])
    group by p.payout_id having p.net <> 0 - coalesce(sum(e.amount), 0)`.execute(tx);
  return rows.map(({ payout_id }) => payout_id);
}

/** Why open lines of a file may not be paid as they are written there, by statement. */
export async function listProblems(db: Db, batchId: number, terms: RunTerms) {
  const { rows } = await sql<{ payout_id: number; problem: LineProblem }>`select payout_id, problem from (
      select p.payout_id, coalesce(${apartOf(terms)},
        case when f.amount <> p.net then 'amount_changed'
          when (f.account, f.ifsc, f.holder) is distinct from
            (b.in_force ->> 'account', b.in_force ->> 'ifsc', b.in_force ->> 'holder') then 'account_changed' end) as problem
      from payout_batch_lines f join payouts p using (payout_id) join restaurants r on r.restaurant_id = p.restaurant_id
        left join restaurant_papers b on b.restaurant_id = p.restaurant_id and b.field = 'payout'
      where f.payout_batch_id = ${batchId} and f.outcome = 'open') s where problem is not null`.execute(db);
  return rows;
}
