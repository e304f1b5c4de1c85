-- The digits that let the next phone in are called PIN, as on every screen. Both names work while the release before runs.
-- release before: runs
alter table table_bills add column pin text;
update table_bills set pin = word;
alter table table_bills
  alter column word drop not null,
  add constraint table_bills_pin_check check (pin ~ '^[0-9]{4}$');
comment on column table_bills.pin is 'Four digits that whoever sits there tells the next phone.';
comment on column table_bills.word is 'The PIN by the name that the release before knows; a trigger writes it, and a later release takes it away.';

create function keep_table_pin() returns trigger language plpgsql as $$
begin
  new.pin := coalesce(new.pin, new.word);
  new.word := new.pin;
  if new.pin is null then
    raise exception 'A bill has no PIN.' using errcode = 'not_null_violation', column = 'pin', table = 'table_bills';
  end if;
  return new;
end $$;
create trigger table_bills_pin before insert or update of pin, word on table_bills
  for each row execute function keep_table_pin();
