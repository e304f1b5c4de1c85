-- Who set a rate and why; the rates that the product came with have no author.
alter table tax_rates
  add column reason text not null default 'As delivered' check (length(reason) between 1 and 300),
  add column set_by int references users,
  add column set_on timestamptz not null default now(),
  add constraint tax_rates_valid_to_check check (valid_to > valid_from);
alter table tax_rates alter column reason drop default;
create index tax_rates_set_by_idx on tax_rates (set_by);

create function refuse_change_of_tax_rate() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.valid_from > (now() at time zone 'Asia/Kolkata')::date then
      return old;
    end if;
    raise exception 'A tax rate that has begun stays.' using errcode = 'restrict_violation';
  end if;
  if (new.category, new.rate_bp, new.valid_from) is distinct from (old.category, old.rate_bp, old.valid_from) then
    raise exception 'A tax rate stays as it is: add one from another day.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger tax_rates_stay before update or delete on tax_rates
  for each row execute function refuse_change_of_tax_rate();
