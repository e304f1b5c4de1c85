-- release before: runs
-- What the ledger owes for each statement, added up by the database from the entries themselves when a movement joins it: a run is
-- held against the ledger without reading every entry of it again. What was added up can't change behind it: neither entries
-- nor what a statement covers do.
create table payout_ledger_sums (
  payout_id int primary key references payouts,
  owed      bigint not null
);
comment on table payout_ledger_sums is 'The ledger''s own sum of the movements that a statement covers, in paise; no other number can be written. Never read from the statement, which is held against it.';

create function ledger_sum_of_payout(of_payout int) returns bigint language sql stable as $$
  select (0 - coalesce(sum(e.amount), 0))::bigint from payout_transactions x
    join ledger_entries e on e.ledger_transaction_id = x.ledger_transaction_id and e.account = 'restaurant_payable'
  where x.payout_id = of_payout
$$;

-- The statements are held first, so that of two who add to one the second counts what the first one added.
create function keep_payout_ledger_sums() returns trigger language plpgsql as $$
begin
  perform from payouts where payout_id in (select payout_id from added) order by payout_id for update;
  insert into payout_ledger_sums as s (payout_id, owed)
    select x.payout_id, 0 - coalesce(sum(e.amount), 0)
    from (select distinct payout_id from added) a join payout_transactions x using (payout_id)
      left join ledger_entries e on e.ledger_transaction_id = x.ledger_transaction_id and e.account = 'restaurant_payable'
    group by x.payout_id
    on conflict (payout_id) do update set owed = excluded.owed;
  return null;
end $$;
create trigger payout_transactions_summed after insert on payout_transactions
  referencing new table as added for each statement execute function keep_payout_ledger_sums();

create trigger payout_transactions_append_only before update or delete on payout_transactions
  for each row execute function refuse_change();
create trigger payout_transactions_kept before truncate on payout_transactions
  for each statement execute function refuse_change();

create function refuse_foreign_ledger_sum() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and new.owed <> ledger_sum_of_payout(new.payout_id) then
    raise exception 'the ledger says another sum for statement %', new.payout_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payout_ledger_sums_own before insert or update on payout_ledger_sums
  for each row execute function refuse_foreign_ledger_sum();

create function refuse_late_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added join payout_transactions using (ledger_transaction_id)) then
    raise exception 'a movement that a statement covers gets no more entries' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entries_settled after insert on ledger_entries
  referencing new table as added for each statement execute function refuse_late_entries();
