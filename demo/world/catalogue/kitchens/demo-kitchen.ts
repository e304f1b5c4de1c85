import type { Kitchen } from '../shapes.ts';

/** The restaurant of the demo login: always open, with a dish of nearly every kind. */
export const demoKitchen: Kitchen = {
  name: 'Dum & Handi',
  logo: 'dum-handi',
  cover: 'dum-handi',
  cuisine: 'Indian',
  type: 'both',
  city: 'Bengaluru',
  area: 'Indiranagar',
  address: '12th Main, HAL 2nd Stage, Indiranagar',
  pincode: '560038',
  at: [12.9719, 77.6412],
  description: 'Slow-sealed biryanis, tandoor breads and gravies that start with whole spices every morning.',
  hours: ['daily 00:00-24:00'],
  prep: 20,
  travel: 10,
  fees: { delivery: 39, freeFrom: 499, packaging: 20, minOrder: 99 },
  liked: 4.5,
  halal: true,
  chefs: `
Asha Kulkarni | woman | Head Chef | Learned biryani from her grandmother in Hubballi and still seals every pot herself on Fridays.
Farid Khan | man | Tandoor Chef | Twenty-two years at the clay oven, and burns to show for the first three of them.
Kabir Sethi | man | Sous Chef | Roasts and pounds the kitchen’s spices before the first order of the day.
Leela Nair | woman | Curry Chef | Keeps the dal on its low fire overnight and tastes it at four in the morning.
Rohan Das | man | Bread Chef | Shapes about three hundred naans on a Saturday without weighing one.
Meera Iyer | woman | Sweets Chef | Fries the gulab jamuns in small batches, so that they never wait longer than an hour.
`,
  menu: `
Hyderabadi Chicken Dum Biryani | meat | Biryani | 389>329 | 25 | hyderabadi-chicken-biryani | egg milk | portion sides
Long-grain basmati and chicken cooked together under a sealed lid, with saffron, fried onions and boiled egg.
Mutton Dum Biryani | meat | Biryani | 459 | 28 | mutton-biryani | milk | portion sides
Shoulder of goat marinated overnight in curd and papaya, then steamed with rice until it leaves the bone.
Paneer Subz Biryani | veg | Biryani | 289 | 25 | paneer-biryani | milk | portion sides
Garden vegetables and charred paneer layered with mint rice, sealed with dough and served with raita.
Egg Dum Biryani | egg | Biryani | 269 | 25 | egg-biryani | egg milk | portion sides
Boiled eggs fried with spices and layered with fragrant rice and brown onions.
Vegetable Dum Biryani | veg | Biryani | 249 | 25 | vegetable-biryani | milk | portion sides
Carrots, beans and peas steamed with basmati, mint and a little saffron, raita beside it.
Murgh Makhani | meat | Curries | 349 | 20 | butter-chicken | milk nuts gluten
Tandoori chicken in a silky tomato, butter and fenugreek gravy thickened with cashew, a piece of naan beside it.
Kadai Chicken | meat | Curries | 329 | 20 | kadai-chicken |
Chicken tossed in an iron kadai with peppers, onion and freshly pounded coriander.
Mutton Rogan Josh | meat | Curries | 429 | 22 | mutton-rogan-josh | milk
Goat braised with Kashmiri chilli, fennel and dry ginger, thinned only with its own stock and a little curd.
Egg Curry | egg | Curries | 219 | 16 | egg-curry | egg
Three boiled eggs, scored and fried, in an onion and tomato gravy with black pepper.
Palak Paneer | veg | Curries | 259 | 18 | palak-paneer | milk gluten
Hand-ground spinach, garlic tadka and soft cubes of malai paneer, with a piece of naan.
Paneer Butter Masala | veg | Curries | 299>269 | 18 | paneer-makhani | milk nuts
Paneer in a gentle tomato and cashew gravy, finished with cream.
Kadai Paneer | veg | Curries | 289 | 18 | kadai-paneer | milk
Paneer and green pepper over a high flame, with coarse coriander seed and dried red chilli.
Pindi Chole | veg | Curries | 219 | 15 | chole-masala | gluten
Chickpeas simmered overnight with dried mango, ginger and black cardamom. A small kulcha comes along.
Dal Makhani | veg | Curries | 229 | 15 | dal-makhani | milk
Black lentils kept on a low fire for twelve hours, with butter and cream.
Mushroom Masala | veg | Curries | 249 | 16 | mushroom-masala |
Button mushrooms browned first, then folded into onion, tomato and kasuri methi.
Paneer Tikka Skewers | veg | Tandoor | 319>279 | 18 | paneer-tikka-skewers | milk mustard
Six cubes of paneer marinated in hung curd and charred with peppers and onion.
Chicken Tikka Skewers | meat | Tandoor | 339 | 20 | chicken-tikka-skewers | milk mustard
Boneless chicken in a red chilli and mustard-oil marinade, straight off the coals.
Malai Chicken Skewers | meat | Tandoor | 349 | 20 | malai-chicken-skewers | milk | | sold out
Chicken in cream, cheese and cardamom, grilled until just golden.
Tandoori Chicken | meat | Tandoor | 289 | 22 | tandoori-chicken | milk mustard | half
On the bone, slashed to let the marinade in, roasted at the mouth of the oven and finished with lime.
Hara Bhara Kebab (5 pc) | veg | Starters | 209 | 14 | hara-bhara-kebab |
Spinach, peas and potato patties with a heart of green chilli and ginger.
Butter Naan | veg | Breads | 55 | 8 | butter-naan | gluten milk | butter
Leavened bread slapped onto the tandoor wall and brushed with butter.
Garlic Naan | veg | Breads | 69 | 8 | garlic-naan | gluten milk | butter
Naan with chopped garlic and coriander pressed in before baking.
Laccha Paratha | veg | Breads | 65 | 9 | laccha-paratha | gluten milk | butter
Whole-wheat dough coiled with ghee, so that it pulls apart in rings.
Jeera Rice | veg | Rice Plates | 149 | 10 | jeera-rice | milk
Basmati tossed in ghee in which cumin has just stopped crackling.
Boondi Raita | veg | Salads | 79 | 5 | boondi-raita | milk
Chilled curd with crisp gram-flour pearls, roasted cumin and black salt.
Gulab Jamun (2 pc) | veg | Desserts | 89 | 5 | gulab-jamun-2 | milk gluten nuts
Warm milk dumplings in rose and cardamom syrup, with slivers of almond.
Gajar Halwa | veg | Desserts | 139 | 6 | gajar-halwa | milk nuts | | inactive
Red winter carrots cooked down in milk for three hours, with almonds and raisins. Only while the carrots last.
Mango Lassi | veg | Drinks | 119 | 5 | mango-lassi | milk nuts | sweetness
Alphonso pulp churned with cold curd, topped with pistachio.
Masala Chaas | veg | Drinks | 69 | 4 | masala-chaas | milk
Thin buttermilk with mint, green chilli and roasted cumin, to go with anything from the tandoor.
Maharaja Thali | veg | Thali | 349 | 22 | north-indian-thali | milk gluten
Five katoris, rice, puri, salad and a sweet: the whole kitchen on one plate.
`,
};
