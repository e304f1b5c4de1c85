import { expect, test } from 'vitest';
import { endpoints } from '../all.ts';

// The calls that the product is known by, with the names of what they take in the path.
const calls = [
  'POST /users/login',
  'POST /users/adduser',
  'POST /users/add-restaurant',
  'POST /users/forget-password',
  'PUT /users/changepassword',
  'POST /contact/createcontact',
  'GET /testimonials/showtestimonials',
  'GET /cities/active',
  'GET /menu/getmenus',
  'GET /menu/getmenubyrestaurantid/:',
  'GET /menu/:',
  'GET /menu/category/:',
  'GET /category/getallcategories',
  'GET /blogs/active-blogs',
  'GET /blogs/blog/:',
  'GET /restaurant/active-restaurants',
  'GET /restaurant/restaurantdetails/:',
  'GET /restaurant/restaurant_status/:',
  'GET /restaurant/:/ratings',
  'GET /restaurant/:/getratingbyuser/:',
  'GET /restaurant/:/reviews',
  'POST /restaurant/:/rating/:',
  'POST /restaurant/:/review/:',
  'GET /favorite/byuser/:',
  'POST /favorite/addtofavorite',
  'DELETE /favorite/:/:',
  'GET /cart/byuser/:',
  'POST /cart/addtocart',
  'GET /chefs/getchefsbyrestaurantid/:',
  'GET /faqs/all',
  'GET /ourteam/allourteam',
  'POST /complaints',
  'GET /complaints/count/unresolved',
];

const declared = new Set(
  endpoints.map(({ endpoint: { method, path } }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`),
);

test.each(calls)('%s stands at its address (access-5)', (call) => {
  expect(declared.has(call)).toBe(true);
});

const publicReads = [
  '/menu/getmenus',
  '/testimonials/showtestimonials',
  '/cities/active',
  '/blogs/active-blogs',
  '/restaurant/active-restaurants',
  '/ourteam/allourteam',
  '/faqs/all',
];

test.each(publicReads)('%s is for everybody (access-5)', (path) => {
  expect(endpoints.find(({ endpoint }) => endpoint.path === path)?.endpoint.access).toBe('public');
});
