-- Whether a restaurant carries a coupon that it pays for is decided by its agreement, so lists hear of that too.
create trigger coupon_consents_announce after insert or delete or update of
  coupon_id, restaurant_id, budget, valid_to on coupon_consents
  for each row execute function announce_change('restaurants');
create trigger coupon_consents_spent_announce after update of spent on coupon_consents
  for each row when ((old.spent < old.budget) is distinct from (new.spent < new.budget))
  execute function announce_change('restaurants');
