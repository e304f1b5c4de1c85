import type { Constraints } from './platform/http/error-handler.ts';

/** What a broken constraint means to the person who caused it, by the constraint's name. */
export const constraints: Constraints = {
  users_mobile_proved_key: {
    code: 'conflict',
    message: 'This number was confirmed for another account just now. Ask for a new code.',
    field: 'code',
  },
  users_email_key: { code: 'conflict', message: 'This e-mail is registered already.', field: 'email' },
  users_username_key: { code: 'conflict', message: 'This username is taken.', field: 'username' },
  cities_lower_cityname_key: { code: 'conflict', message: 'There is a city of this name already.', field: 'cityname' },
  cities_slug_key: { code: 'conflict', message: 'There is a city of this name already.', field: 'cityname' },
  city_terms_city_id_fkey: { code: 'conflict', message: 'This city has terms of its own: switch it off instead.' },
  city_announcements_days_excl: {
    code: 'conflict',
    message: 'Another announcement is shown on some of these days.',
    field: 'first_day',
  },
  categories_lower_category_name_key: {
    code: 'conflict',
    message: 'There is a category of this name already.',
    field: 'category_name',
  },
  categories_slug_key: {
    code: 'conflict',
    message: 'There is a category of this name already.',
    field: 'category_name',
  },
  search_aliases_kind_lower_written_lower_stands_for_key: {
    code: 'conflict',
    message: 'This is in the list already.',
    field: 'written',
  },
  settings_key_valid_from_key: {
    code: 'conflict',
    message: 'There is a value for this moment already.',
    field: 'valid_from',
  },
  bank_formats_name_key: { code: 'conflict', message: 'There is a format of this name already.', field: 'name' },
  coupons_code_key: { code: 'conflict', message: 'This code is taken.', field: 'code' },
  coupons_used_total_limit_check: {
    code: 'conflict',
    message: 'It was used more often already.',
    field: 'total_limit',
  },
  coupon_consents_spent_check: { code: 'conflict', message: 'More of it is spent already.', field: 'budget' },
  dishes_category_id_fkey: { code: 'conflict', message: 'Dishes are in this category: merge it into another one.' },
  restaurants_city_id_fkey: { code: 'conflict', message: 'Restaurants are in this city: switch it off instead.' },
  addresses_city_id_fkey: { code: 'conflict', message: 'Customers live in this city: switch it off instead.' },
  refunds_one_request_key: { code: 'conflict', message: 'You have asked for a refund of this order already.' },
  dishes_hidden_by_office_check: { code: 'conflict', message: 'Our office has taken this dish off. Ask us about it.' },
  dishes_check: { code: 'invalid', message: 'Must not be more than the price', field: 'discounted_price' },
  dishes_reduced_price_check: {
    code: 'invalid',
    message: 'Must not be more than the price',
    field: 'discounted_price',
  },
  dishes_reduced_plan_check: { code: 'invalid', message: 'Set the discounted price first', field: 'discounted_price' },
  dish_parts_nested_check: { code: 'invalid', message: 'A combo cannot be in a combo.', field: 'parts' },
  dish_parts_veg_check: {
    code: 'invalid',
    message: 'A combo with a dish that is not veg cannot be marked veg.',
    field: 'is_veg',
  },
  options_option_group_id_lower_idx: { code: 'conflict', message: 'Two choices share a name', field: 'options' },
  venues_restaurant_id_name_key: { code: 'conflict', message: 'There is a venue of this name already.', field: 'name' },
  dining_tables_venue_id_name_key: {
    code: 'conflict',
    message: 'There is a table of this name here already.',
    field: 'name',
  },
  dining_tables_spot_key: { code: 'conflict', message: 'Another table was just put there.' },
  price_reports_once_excl: {
    code: 'conflict',
    message: 'You reported this dish already. You can again 90 days after that.',
  },
  booking_tables_taken_excl: { code: 'conflict', message: 'This table has just been taken.' },
  office_invitations_email_key: { code: 'conflict', message: 'This address is invited already.', field: 'email' },
  office_roles_role_name_key: { code: 'conflict', message: 'There is a role of this name already.', field: 'name' },
  users_last_owner_check: { code: 'conflict', message: 'The office needs an owner who may work.' },
  staff_invited_key: { code: 'conflict', message: 'This address is invited already.', field: 'email' },
  booking_tables_seated_key: { code: 'conflict', message: 'Other guests still sit at this table.' },
};
