-- What the office sets and writes.

create table settings (
  setting_id int generated always as identity primary key,
  key        text not null check (key ~ '^[a-z][a-z_]{2,39}$'),
  value      jsonb not null,
  valid_from timestamptz not null,
  reason     text not null check (length(reason) between 1 and 300),
  set_by     int not null references users,
  set_on     timestamptz not null default now(),
  constraint settings_key_valid_from_key unique (key, valid_from)
);
comment on table settings is 'What the office set, by keys of domain/settings.ts. The newest value in force counts; without one, what the product was delivered with.';
create index settings_set_by_idx on settings (set_by);

create function refuse_change_of_setting() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.valid_from > now() then
    return old;
  end if;
  raise exception 'A setting that is in force stays as it is: add a value.' using errcode = 'restrict_violation';
end
$$;
create trigger settings_stay before update or delete on settings
  for each row execute function refuse_change_of_setting();
create trigger settings_announce after insert or update or delete on settings
  for each row execute function announce_change('settings');

create table provider_keys (
  name    text primary key check (name ~ '^[A-Z][A-Z_]{3,39}$'),
  sealed  text not null check (length(sealed) between 40 and 1000),
  ends_in text not null check (length(ends_in) in (0, 4)),
  set_by  int not null references users,
  set_on  timestamptz not null
);
comment on table provider_keys is 'Keys of payment providers and the mail server, sealed with the server''s own key; what the environment says comes first.';
create index provider_keys_set_by_idx on provider_keys (set_by);

create function announce_provider_keys() returns trigger language plpgsql as $$
begin
  perform pg_notify('provider_keys', '');
  return null;
end
$$;
create trigger provider_keys_announce after insert or update or delete on provider_keys
  for each statement execute function announce_provider_keys();

create table hero_slides (
  hero_slide_id int generated always as identity primary key,
  tag           text not null check (length(tag) between 1 and 20),
  subheading    text not null check (length(subheading) between 1 and 60),
  heading       text not null check (length(heading) between 1 and 40),
  picture       text not null check (picture ~ '^uploads/heroes/'),
  picture_tall  text check (picture_tall ~ '^uploads/heroes-tall/'),
  alt           text not null check (length(alt) <= 200),
  link          text not null check (link = '' or link ~ '^/([^/\\]|$)'),
  light         boolean not null,
  position      int not null check (position between 0 and 9999),
  isactive      boolean not null,
  first_day     date,
  last_day      date,
  constraint hero_slides_last_day_check check (last_day >= first_day)
);
comment on table hero_slides is 'The slides of the first page, with the days in India on which they are shown; light pictures carry dark words.';
create trigger hero_slides_announce after insert or update or delete on hero_slides
  for each row execute function announce_change('settings');

insert into hero_slides (tag, subheading, heading, picture, picture_tall, alt, link, light, position, isactive) values
  ('FOOD', 'Hot meals, 24x7', 'Fresh. Fast. Flavorful.', 'uploads/heroes/food.webp', 'uploads/heroes-tall/food.webp', '', '', false, 1, true),
  ('HEALTHY', 'Organic & Wholesome', 'Goodness in every bite', 'uploads/heroes/healthy.webp', 'uploads/heroes-tall/healthy.webp', '', '', true, 2, true),
  ('SPECIALS', 'Deliciously Nutritious', 'Made to satisfy', 'uploads/heroes/specials.webp', 'uploads/heroes-tall/specials.webp', '', '', true, 3, true);

create table blogs (
  blogid        int generated always as identity primary key,
  restaurant_id int references restaurants on delete cascade,
  title         text not null,
  author        text not null,
  blog_img      text,
  blogtext      text not null,
  tags          text not null default '',
  status        text not null default 'draft'
    check (status in ('draft', 'pending', 'changes_requested', 'scheduled', 'published', 'hidden')),
  remarks       text check (length(remarks) between 1 and 1000),
  version       int not null default 1,
  submitted_on  timestamptz,
  publish_on    timestamptz,
  created_on    timestamptz not null default now(),
  updated_on    timestamptz not null default now(),
  constraint blogs_submitted_check check (status <> 'pending' or submitted_on is not null or restaurant_id is null),
  constraint blogs_title_length_check check (length(title) <= 200),
  constraint blogs_blogtext_length_check check (length(blogtext) <= 60000),
  constraint blogs_remarks_given_check check (status not in ('changes_requested', 'hidden') or remarks is not null),
  constraint blogs_publish_on_check check ((status = 'scheduled') = (publish_on is not null))
);
comment on column blogs.restaurant_id is 'The restaurant that wrote it; null for the house. Only the office publishes.';
comment on column blogs.tags is 'Separated by spaces, each with a leading character that the page drops.';
comment on column blogs.remarks is 'What the office wants changed.';
comment on column blogs.version is 'Rises with every change, so that of two devices the second one is told.';
comment on column blogs.publish_on is 'When a scheduled post comes out.';
create index blogs_created_on_idx on blogs (created_on desc, blogid desc) where status = 'published';
create index blogs_restaurant_id_idx on blogs (restaurant_id, updated_on desc) where restaurant_id is not null;
create index blogs_pending_idx on blogs (submitted_on) where status = 'pending';
create index blogs_publish_on_idx on blogs (publish_on) where status = 'scheduled';
create trigger blogs_announce after insert or update or delete on blogs
  for each row execute function announce_change('content');

create table faqs (
  faq_id   int generated always as identity primary key,
  type     text not null default 'customer' check (type in ('customer', 'restaurant', 'admin')),
  question text not null,
  answer   text not null,
  position int not null default 0,
  isactive boolean not null default true
);
create trigger faqs_announce after insert or update or delete on faqs
  for each row execute function announce_change('content');

create table team_members (
  id          int generated always as identity primary key,
  name        text not null,
  image       text,
  designation text not null,
  department  text not null,
  position    int not null default 0,
  isactive    boolean not null default true
);
create trigger team_members_announce after insert or update or delete on team_members
  for each row execute function announce_change('content');

create table testimonials (
  testimonial_id     int generated always as identity primary key,
  testimonial_text   text not null,
  rating             smallint not null default 5 check (rating between 1 and 5),
  author_name        text not null,
  author_designation text not null default '',
  author_image       text,
  position           int not null default 0,
  isactive           boolean not null default true
);
create trigger testimonials_announce after insert or update or delete on testimonials
  for each row execute function announce_change('content');

create table legal_texts (
  document       text not null
    check (document in ('privacy-policy', 'term-of-use', 'refund-policy', 'cookie-policy', 'food-safety-compliance')),
  version        int not null check (version > 0),
  title          text not null,
  body           text not null,
  note           text not null default '' check (length(note) <= 500),
  effective_from timestamptz not null,
  asks_again     boolean not null default true,
  created_by     int references users,
  created_on     timestamptz not null default now(),
  primary key (document, version)
);
comment on table legal_texts is 'Marked-up text of the allow-list in domain/rich-text.ts; {{names}} are those of domain/legal.ts. The newest version in force is shown.';
comment on column legal_texts.note is 'What changed, in the words of whoever published it.';
comment on column legal_texts.asks_again is 'Whether those who agreed to an earlier version are asked once more.';
create index legal_texts_created_by_idx on legal_texts (created_by);

create function refuse_change_of_legal_text() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.effective_from > now() then
    return old;
  end if;
  raise exception 'A legal text that was published stays as it is: add a version.' using errcode = 'restrict_violation';
end
$$;
create trigger legal_texts_stay before update or delete on legal_texts
  for each row execute function refuse_change_of_legal_text();
create trigger legal_texts_announce after insert or update or delete on legal_texts
  for each row execute function announce_change('content');

insert into legal_texts (document, version, title, body, effective_from) values
('privacy-policy', 1, 'Privacy Policy', $html$<p>This policy tells what {{company}} (“Tawa”, “we”) learns about you when you browse, order, cook or work with us, why we need it, and what you can do about it. It follows the Digital Personal Data Protection Act, 2023 and the Information Technology Act, 2000 with their rules.</p>
<h2>What we keep</h2>
<ul><li><strong>Your account:</strong> name, e-mail, mobile number, user name and a one-way hash of your password. We never know the password itself.</li><li><strong>Your orders:</strong> dishes, notes to the kitchen, addresses, phone number for the order, bills, refunds, ratings and reviews.</li><li><strong>What you write to us:</strong> contact messages, complaints and the answers to them.</li><li><strong>Restaurants:</strong> in addition the owner’s contact, licence and tax numbers, bank or UPI details for payouts, and the documents that prove them.</li><li><strong>Technical records:</strong> network address, browser, times of sign-ins and errors, so that we can keep the service safe and find faults.</li></ul>
<p>Payments run with a licensed payment provider. Card numbers and UPI PINs never reach our servers; we keep the amount, the method and the provider’s reference.</p>
<h2>Why we use it</h2>
<ul><li>to take an order to the right kitchen and the right door, and to show you where it is;</li><li>to bill, refund and keep the accounts that tax law asks for;</li><li>to answer complaints and to look into food-safety reports;</li><li>to prevent fraud and misuse of accounts, coupons and cash orders;</li><li>to send you messages about your own orders and account, and offers only if you have agreed to them.</li></ul>
<p>We use your data for these purposes because you asked for the service, because the law asks us to keep something, or because you agreed. An agreement can be taken back at any time, as easily as it was given.</p>
<h2>Who else sees it</h2>
<ul><li><strong>The restaurant</strong> that cooks your order sees your first name, the dishes and notes, and until the order is delivered the address and a way to call you. Afterwards your phone number is hidden from it.</li><li><strong>The rider</strong>, who belongs to the restaurant, sees the address, the call button and the amount to collect, through a link that ends with the delivery.</li><li><strong>Providers</strong> who carry messages, payments and hosting for us, bound by contract to do only that.</li><li><strong>Authorities and courts</strong>, where the law obliges us.</li></ul>
<p>We do not sell personal data, and we do not let advertisers follow you through our pages.</p>
<h2>How long we keep it</h2>
<p>We keep account data as long as the account exists. When you delete it, there are {{undo_days}} in which you can change your mind; then name, phone, e-mail, addresses and the author’s name of your reviews are removed. Invoices and tax records stay for as long as tax law requires, without being used for anything else. A sign-in lasts {{session_hours}}, or {{remembered_days}} if you asked to be remembered.</p>
<h2>How we protect it</h2>
<p>Traffic is encrypted, passwords are hashed, staff see only what their role needs, and what staff change is written down. If a breach concerns you, we tell you and the Data Protection Board without delay.</p>
<h2>Your rights</h2>
<ul><li>to know what we hold about you and to receive a copy;</li><li>to have it corrected, completed or erased;</li><li>to take back an agreement;</li><li>to name a person who may use these rights if you no longer can;</li><li>to complain, first to us and then to the Data Protection Board of India.</li></ul>
<p>Most of this is in your account’s settings. For the rest write to <a href="mailto:{{officer_email}}">{{officer_email}}</a>.</p>
<h2>Children</h2>
<p>Accounts are for people of 18 years and older. If we learn that a child has opened one, we close it and remove its data.</p>
<h2>Grievance officer</h2>
<p>{{officer}}, {{company}}, {{company_address}}. E-mail <a href="mailto:{{officer_email}}">{{officer_email}}</a>, phone {{support_phone}} ({{support_hours}}). We acknowledge a grievance within {{acknowledge_hours}} and settle it within {{redress_days}}.</p>
<h2>Changes</h2>
<p>Each change of this policy is a new version with the date from which it holds. If a change needs your agreement, we ask for it before it counts for you.</p>$html$, '2026-11-01 00:00+05:30'),
('term-of-use', 1, 'Terms of Use', $html$<p>These terms are a contract between you and {{company}} (“Tawa”, “we”), {{company_address}}. They hold whenever you use our pages, whether you only look around, order food or sell it. If you do not agree with them, please do not use the service.</p>
<h2>What Tawa is</h2>
<p>Tawa is a marketplace. Restaurants offer and cook the food and bring it with their own riders, or hand it over for pickup. We show their menus, take the order and the payment on their behalf, and help when something goes wrong. The contract for the food is between you and the restaurant.</p>
<h2>Your account</h2>
<ul><li>You must be 18 or older, and what you tell us about yourself must be true.</li><li>Keep your password to yourself. What happens with your account counts as done by you until you tell us that somebody else has it.</li><li>One person, one account. We may close accounts that were opened to collect offers more than once.</li></ul>
<h2>Orders and prices</h2>
<ul><li>Prices are set by the restaurant. Before you place an order you see every part of the bill: dishes, discounts, packaging, delivery, platform fee, taxes and tip. Nothing is added afterwards, and no tip is chosen for you.</li><li>If a price or an offer changes while you are at the checkout, we show you the difference and ask before anything is charged.</li><li>An order counts once the restaurant has accepted it. If it refuses or does not answer, the order ends and you get back everything you paid.</li><li>An unpaid online order waits {{payment_minutes}} and then ends by itself.</li></ul>
<h2>Cancelling</h2>
<p>You can cancel free of charge until the restaurant accepts, and in any case within 60 seconds of placing the order. After that you can ask the kitchen to cancel; it decides, because it has begun to cook. We charge no cancellation fee. Refunds follow our <a href="/refund-policy">Refund Policy</a>.</p>
<h2>Delivery and pickup</h2>
<p>Times are given as clock times and are estimates made with care. Please be reachable on the phone number of the order and tell the rider the handover code at the door, not before. If nobody can be reached, the order may be closed as undeliverable.</p>
<h2>Offers</h2>
<p>A coupon holds under the conditions printed with it, once for each order, and cannot be paid out. Where an order is refunded in part, the coupon’s share of that part is taken into account.</p>
<h2>Reviews and other texts of yours</h2>
<p>Say what you experienced, in your own words, without insults, other people’s data or advertising. You keep your rights in the text and allow us to show it. We may hide what breaks these rules and tell you why. We do not change ratings, and we do not write or buy any.</p>
<h2>What nobody may do</h2>
<ul><li>order without meaning to accept and pay;</li><li>threaten or harass kitchen staff, riders or anybody else;</li><li>attack, overload or copy the service, or read it by machine beyond what ordinary use needs;</li><li>use it for anything that is against the law.</li></ul>
<p>Who does may be warned, limited or blocked. We give the reason, and you can object to the grievance officer.</p>
<h2>Restaurants</h2>
<p>Restaurants confirm that they hold the licences the law asks for, that their menus, marks for vegetarian food and allergen notes are true, and that they observe the <a href="/food-safety-compliance">food-safety rules</a>. Commission, payouts and deductions are set out in the restaurant’s agreement and in each statement.</p>
<h2>Liability</h2>
<p>We answer for our own mistakes. For the food itself the restaurant answers; we help you to be heard and refund where our policy says so. We are not liable for events that nobody could prevent. Nothing here limits rights that you have as a consumer under the Consumer Protection Act, 2019.</p>
<h2>Grievances</h2>
<p>Use the <a href="/complaints">complaint form</a> for an order, or write to the grievance officer {{officer}} at <a href="mailto:{{officer_email}}">{{officer_email}}</a>, phone {{support_phone}} ({{support_hours}}). We acknowledge within {{acknowledge_hours}} and settle within {{redress_days}}. A settled complaint can be opened again within {{reopen_days}}.</p>
<h2>Law and changes</h2>
<p>Indian law applies. Courts in Bengaluru are competent, without taking away a consumer’s right to go to the commission of their own district. When we change these terms, the new version carries a new date; if the change concerns your rights, we ask for your agreement again.</p>$html$, '2026-11-01 00:00+05:30'),
('refund-policy', 1, 'Refund Policy', $html$<p>Food cannot be sent back, so we settle things quickly. This page tells when money comes back, how to ask for it, and how long it takes.</p>
<h2>When you get everything back</h2>
<ul><li>the restaurant refuses the order or does not answer in time;</li><li>you cancel before the restaurant accepts, or within 60 seconds of placing the order;</li><li>the restaurant or we cancel after accepting;</li><li>a payment reaches us after the order has already ended.</li></ul>
<p>These refunds start by themselves. You need not ask, and no fee is kept.</p>
<h2>When you get a part back</h2>
<ul><li>a dish or a choice was missing, wrong, spilt or spoilt;</li><li>a vegetarian order contained something that is not;</li><li>a dish was sold out after you ordered and you chose a refund for that case.</li></ul>
<p>The refund covers the dish after its discount, the tax on it, and packaging that belonged to it alone.</p>
<h2>How to ask</h2>
<p>Ask within <strong>{{refund_window}} of delivery</strong>, from the page of the order. Tell us what was wrong and add photos if you can. After that time the way is the <a href="/complaints">complaint form</a>; we look into it all the same, but it takes longer.</p>
<p>The restaurant may comment within 24 hours. Then a person at Tawa decides and tells you why. If you are not content with the answer, the grievance officer looks at it again.</p>
<h2>When we cannot refund</h2>
<ul><li>a change of mind after the kitchen has started;</li><li>a wrong address or phone number, or nobody at the door, when the rider waited and called;</li><li>matters of taste, where the dish is what the menu says;</li><li>an order that was collected by somebody who had your handover code.</li></ul>
<h2>How the money travels</h2>
<table><thead><tr><th>You paid by</th><th>It goes back to</th><th>It takes</th></tr></thead><tbody><tr><td>UPI, card, net banking or wallet</td><td>the same account or card</td><td>{{refund_days}}</td></tr><tr><td>Cash on delivery</td><td>a UPI id you name, or store credit</td><td>{{refund_days}} by UPI, at once as credit</td></tr></tbody></table>
<p>Refunds take {{refund_days}} from the moment we approve them, because banks need that long. The order’s page shows each step and the bank’s reference. If your account was charged and no order exists, the bank returns the amount by its own rules; write to us if it does not arrive.</p>
<h2>Help</h2>
<p>{{support_phone}} ({{support_hours}}), <a href="mailto:{{support_email}}">{{support_email}}</a>. Grievance officer: {{officer}}, <a href="mailto:{{officer_email}}">{{officer_email}}</a>. We acknowledge within {{acknowledge_hours}} and settle within {{redress_days}}.</p>$html$, '2026-11-01 00:00+05:30'),
('cookie-policy', 1, 'Cookie Policy', $html$<h2>What cookies are</h2>
<p>Cookies are small texts that a website asks your browser to keep and to show again on the next visit. Browsers have a similar place called local storage, which a site reads itself and which is not sent along with every request. In this policy “cookies” means both.</p>
<h2>How we use cookies</h2>
<p>We use few of them, all our own:</p>
<ul><li><strong>To remember preferences and settings:</strong> the city you chose, the light or dark theme, the font, and the sign-in you asked us to keep.</li><li><strong>To understand interaction:</strong> which pages are opened and where errors happen, counted on our own servers and without a profile of you.</li><li><strong>To improve your experience:</strong> a cart that survives a reload, a form that is not lost, a page that stays readable while you are offline.</li></ul>
<table><thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead><tbody><tr><td>Sign-in (token, user id, role)</td><td>keeps you signed in</td><td>{{session_hours}}, or {{remembered_days}} when remembered</td></tr><tr><td>City, theme, font</td><td>shows the page as you want it</td><td>until you clear them</td></tr><tr><td>Order being placed</td><td>survives a reload of the checkout</td><td>until you close the tab</td></tr></tbody></table>
<p>We set no advertising cookies and let nobody else set any on our pages. The payment provider’s own page follows its own policy.</p>
<h2>Managing cookies</h2>
<p>Your browser can show, block and delete cookies; look for “privacy” or “site data” in its settings. If you disable them, parts of the service may not work: you will have to sign in again on every visit, choose your city again, and may lose what you put aside.</p>
<h2>Updates to this policy</h2>
<p>When we change what we keep in your browser, we publish a new version of this page with the date from which it holds.</p>
<h2>Contact</h2>
<p>Questions about cookies: <a href="mailto:{{support_email}}">{{support_email}}</a>.</p>$html$, '2026-11-01 00:00+05:30'),
('food-safety-compliance', 1, 'Food Safety Compliance', $html$<p>Safe food is not a feature. This page tells what we ask of every kitchen on Tawa, what the law asks, and what happens when you report a problem.</p>
<h2>Licences</h2>
<p>Nobody sells food on Tawa without a registration or licence under the Food Safety and Standards Act, 2006. We check the 14-digit number and the document before a restaurant goes live, print the number on each bill, and take a restaurant offline when its licence lapses.</p>
<p>Which one a business needs depends on its yearly turnover. From 1 April 2026:</p>
<table><thead><tr><th>Tier</th><th>Yearly turnover</th><th>Given by</th></tr></thead><tbody><tr><td>Registration</td><td>up to ₹1.5 crore</td><td>the local food-safety authority</td></tr><tr><td>State licence</td><td>above ₹1.5 crore, up to the limit that FSSAI sets for state licences</td><td>the state’s designated officer</td></tr><tr><td>Central licence</td><td>above that limit, and for businesses that the rules name whatever their turnover</td><td>FSSAI’s central licensing authority</td></tr></tbody></table>
<p>Licences given since then do not end on a fixed day; they stay valid while the yearly fee is paid and the returns are filed. The limits in force are published by FSSAI at <a href="https://www.fssai.gov.in">fssai.gov.in</a>.</p>
<h2>What every kitchen promises</h2>
<ul><li>clean rooms, safe water, pest control and trained people who do not cook when they are ill;</li><li>cold food kept cold and hot food kept hot, from the store to the bag;</li><li>vegetarian and other food kept apart, with the green and brown marks that the law prescribes;</li><li>allergens told truthfully, and notes about allergies read before cooking;</li><li>sealed packaging fit for food, with nothing reused.</li></ul>
<h2>What we check</h2>
<p>We check documents before activation and whenever they change, ask for photos of kitchens and packaging, and read every report. A kitchen with serious or repeated findings is taken offline until it has shown that the cause is gone.</p>
<h2>How to report a problem</h2>
<p>Use the <a href="/complaints">complaint form</a> and name the order, or call {{support_phone}}. Keep the food and its packaging if you can, and take photos. In an emergency call a doctor first: dial 112.</p>
<p>Reports about food safety are investigated within <strong>{{food_safety_hours}}</strong>. We hear the kitchen, compare other orders of the same day, stop the dish or the kitchen if there is a danger, and tell you what we found. Where the law asks for it, we inform the food-safety authority.</p>
<h2>Recall</h2>
<p>If food turns out to be unsafe after it was sold, we stop the sale at once, tell everybody who ordered it, and refund it without being asked.</p>
<h2>Contact</h2>
<p>Grievance officer: {{officer}}, {{company_address}}, <a href="mailto:{{officer_email}}">{{officer_email}}</a>, {{support_phone}} ({{support_hours}}). You can also reach FSSAI through its Food Safety Connect service.</p>$html$, '2026-11-01 00:00+05:30');
