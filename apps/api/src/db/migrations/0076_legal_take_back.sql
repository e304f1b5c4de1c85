create or replace function refuse_change_of_legal_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.effective_from > now() then
    return old;
  end if;
  raise exception 'A legal text that was published stays as it is: add a version.' using errcode = 'restrict_violation';
end
$$;
