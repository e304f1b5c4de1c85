import type { Dish, DishDetails } from '@tawa/contract/catalogue/menu';
import { clockText } from '@tawa/domain/common/clock-text';
import { expect, test } from 'vitest';
import { restaurantDetails as restaurant } from '#testing/restaurant.ts';
import { provideOrigin } from './site.ts';
import { article, faqPage } from './structured-data-content.ts';
import { dishThing, openingHours, restaurantThings } from './structured-data-food.ts';
import { organization, webSite } from './structured-data-site.ts';
import { breadcrumbs, writeStructuredData, type Thing } from './structured-data.ts';

provideOrigin(() => 'https://tawa.example');

/** What a reader of the page finds: undefined properties are gone. */
const read = (thing: Thing): unknown => JSON.parse(writeStructuredData([thing]));

const dish = (change: Partial<Dish> = {}): Dish => ({
  menu_id: 7,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Dal',
  dish_img: 'uploads/dishes/dal.webp#c7',
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: 'Slow.',
  price: 200,
  discounted_price: null,
  discount: 0,
  num_of_order: 0,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...change,
});

test('no text of a thing can end its element', () => {
  const text = writeStructuredData([{ name: '</script><script>alert(1)</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><script>alert(1)</script><!--',
  });
});

test('a restaurant says where it is, when it opens, what it costs and what people think (crawlers-6)', () => {
  const hours = [{ day: 'Mon', hours: '11:00 am – 11:00 pm', shifts: [] }];
  const [thing, trail] = restaurantThings(restaurant({ hours }), [dish(), dish({ menu_id: 8, price: 90 })]);
  expect(read(thing ?? {})).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://tawa.example/restaurantdetails/Dum-Handi/1',
    image: ['https://tawa.example/api/uploads/covers/dum.webp'],
    address: {
      streetAddress: '12 Main Road',
      addressLocality: 'Bengaluru',
      postalCode: '560038',
      addressCountry: 'IN',
    },
    geo: { latitude: 12.9, longitude: 77.6 },
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '11:00', closes: '23:00' }],
    priceRange: '₹90.00 to ₹200.00',
    aggregateRating: { ratingValue: 4.4, ratingCount: 12, bestRating: 5 },
  });
  expect(read(trail ?? {})).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3 }] });
});

test('nobody has rated it: no rating is said (crawlers-6)', () => {
  const [thing] = restaurantThings(restaurant({ rating_count: 0, average_rating: 0, lat: null }), []);
  expect(read(thing ?? {})).not.toHaveProperty('aggregateRating');
  expect(read(thing ?? {})).not.toHaveProperty('geo');
  expect(read(thing ?? {})).not.toHaveProperty('priceRange');
});

test('a menu is in sections, with what each dish on sale costs today (crawlers-6)', () => {
  const dishes = [
    dish(),
    dish({ menu_id: 8, dish_name: 'Naan', category: 'Breads', discounted_price: 35.5, availability: 'sold_out' }),
    dish({ menu_id: 9, dish_name: 'Gone', isactive: 0 }),
    dish({ menu_id: 10, dish_name: 'Kadhai', is_veg: 0 }),
  ];
  const [thing] = restaurantThings(restaurant(), dishes);
  expect(read(thing ?? {})).toMatchObject({
    hasMenu: {
      hasMenuSection: [
        { name: 'Curries', hasMenuItem: [{ name: 'Dal' }, { name: 'Kadhai' }] },
        {
          name: 'Breads',
          hasMenuItem: [
            {
              name: 'Naan',
              suitableForDiet: 'https://schema.org/VegetarianDiet',
              offers: { price: '35.50', priceCurrency: 'INR', availability: 'https://schema.org/OutOfStock' },
            },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(thing)).not.toContain('Gone');
});

test.each([
  ['Closed', []],
  ['Open 24 hours', [['00:00', '23:59']]],
  [`${clockText('00:00')} – ${clockText('12:30')}`, [['00:00', '12:30']]],
  [
    `${clockText('12:00')} – ${clockText('15:00')}, ${clockText('19:00')} – ${clockText('02:00')}`,
    [
      ['12:00', '15:00'],
      ['19:00', '02:00'],
    ],
  ],
  ['whenever we like', []],
])('the hours %j are read as %j', (hours, spans) => {
  expect(openingHours([{ day: 'Sun', hours, shifts: [] }]).map(({ opens, closes }) => [opens, closes])).toEqual(spans);
});

test('a dish is offered by its restaurant', () => {
  const details: DishDetails = {
    ...dish(),
    contains_egg: 0,
    allergens: [],
    logo: null,
    calories: 480,
    serving: null,
    parts: undefined,
    option_groups: [],
  };
  expect(read(dishThing(details))).toMatchObject({
    '@type': 'MenuItem',
    image: 'https://tawa.example/api/uploads/dishes/dal.webp',
    offers: { price: '200.00', offeredBy: { '@id': 'https://tawa.example/restaurantdetails/Dum-Handi/1' } },
  });
});

test('a post, a question and the trail are told by their kinds', () => {
  const blog = { blogid: 3, title: 'Why ghee', created_on: '2026-01-01T00:00:00.000Z', author: 'Asha' };
  expect(read(article({ ...blog, blog_img: null, blogtext: '', tags: '' }, 'Because.', 'en'))).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Why ghee',
    author: { name: 'Asha' },
    mainEntityOfPage: 'https://tawa.example/blogdetails/Why-ghee/3',
  });
  expect(read(faqPage([{ faq_id: 1, question: 'Why?', answer: '<p>So <b>it</b> is.</p>' }]))).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So it is.' } }],
  });
  expect(read(breadcrumbs([{ label: 'Home', to: '/' }, { label: 'Here' }]))).toMatchObject({
    itemListElement: [{ name: 'Home', item: 'https://tawa.example/' }, { name: 'Here' }],
  });
});

test('the site says who is behind it and how it is searched', () => {
  expect(read(organization('en'))).toMatchObject({ '@type': 'Organization', url: 'https://tawa.example/' });
  expect(read(webSite('en'))).toMatchObject({
    potentialAction: { target: { urlTemplate: 'https://tawa.example/search?q={search_term_string}' } },
  });
});
