-- The sums of the statements that were there before they were kept.
-- way: batches
-- release before: runs
insert into payout_ledger_sums (payout_id, owed)
  select p.payout_id, ledger_sum_of_payout(p.payout_id) from payouts p
  where not exists (select from payout_ledger_sums s where s.payout_id = p.payout_id)
  order by p.payout_id limit 200
  on conflict (payout_id) do nothing;
