import type { Kitchen } from '../shapes.ts';

/** Masa, salsas and smashed burgers. */
export const mexican: readonly Kitchen[] = [
  {
    name: 'Casa Maiz',
    logo: 'casa-maiz',
    cover: 'casa-maiz',
    cuisine: 'Mexican',
    type: 'both',
    city: 'Bengaluru',
    area: 'Indiranagar',
    address: '80 Feet Road, Indiranagar',
    pincode: '560038',
    at: [12.9784, 77.6408],
    description: 'Fresh masa pressed by hand, beans cooked from dry, salsas ground in stone.',
    hours: ['daily 00:00-24:00'],
    prep: 22,
    travel: 15,
    fees: { delivery: 39, freeFrom: 499, packaging: 20, minOrder: 149 },
    liked: 4.2,
    chefs: `
Xavier Mascarenhas | man | Head Chef | Spent two years in Oaxaca for a degree in something else.
Gowri Nanjappa | woman | Masa and Tortillas | Cooks corn with lime overnight and grinds it on a dosa machine.
Daniel Colaco | man | Grill Chef | Turns chicken by the sound of its skin.
Lavanya Setty | woman | Salsas | Makes five a day, and the fifth is never the same.
`,
    menu: `
Bean Tacos (3 pc) | veg | Tacos and Rolls | 229 | 14 | bean-tacos | | tortilla salsas
Black beans, pickled onion and lime on corn tortillas.
Chicken Tacos (3 pc) | meat | Tacos and Rolls | 279>249 | 15 | chicken-tacos | | tortilla salsas
Adobo chicken, cabbage and chipotle.
Chicken Burrito | meat | Tacos and Rolls | 319 | 15 | chicken-burrito | gluten milk | salsas
Grilled chicken, rice, beans and sour cream rolled in a wheat tortilla and sealed on the griddle.
Paneer Burrito Bowl | veg | Rice Bowls | 289 | 15 | paneer-burrito-bowl | milk | salsas
Cilantro rice, beans, corn and spiced paneer.
Chicken Burrito Bowl | meat | Rice Bowls | 329 | 16 | chicken-burrito-bowl | milk | salsas
Cilantro rice, beans, salsa, sour cream and grilled chicken.
Vegetable Quesadilla | veg | Tacos and Rolls | 249 | 12 | quesadilla-vegetable | gluten milk | salsas
Peppers, corn and two cheeses pressed in a wheat tortilla until it blisters.
Chicken Quesadilla | meat | Tacos and Rolls | 289 | 13 | quesadilla-chicken | gluten milk | salsas
Pulled chicken with green chilli and melting cheese, cut in four.
Nachos and Salsa | veg | Starters | 239 | 9 | nachos-salsa | milk | salsas
Corn chips fried this afternoon, warm cheese sauce, tomato and jalapeño.
Grilled Chicken Salad | meat | Salads | 299 | 12 | grilled-chicken-salad |
Leaves, corn, avocado and lime chicken.
Peri Peri Fries | veg | Snacks | 159 | 9 | peri-peri-fries |
Skin-on potatoes tossed with bird’s eye chilli, garlic and lemon salt.
Ice Cream Sundae | veg | Desserts | 179 | 6 | ice-cream-sundae | milk gluten nuts | sundae
Vanilla ice cream, eggless cinnamon brownie, and dulce de leche cooked down from milk.
Mango Lassi | veg | Drinks | 129 | 4 | mango-lassi | milk nuts | sweetness
Ripe Badami mango and curd, the one thing here that is not Mexican.
`,
  },
  {
    name: 'Burger Barn',
    logo: 'burger-barn',
    cover: 'cover-44',
    cuisine: 'Mexican',
    type: 'non-veg',
    city: 'Bengaluru',
    area: 'Indiranagar',
    address: 'CMH Road, Indiranagar',
    pincode: '560038',
    at: [12.9783, 77.6387],
    description: 'Smashed, stacked and out of the door in fifteen minutes, all night.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 12,
    fees: { delivery: 35, freeFrom: 399, packaging: 15, minOrder: 99 },
    liked: 3.9,
    chefs: `
Bobby Kuruvilla | man | Head Chef | Weighs each patty, then smashes it flat, which he says is the point.
Anjali Belliappa | woman | Fry Station | Cuts, soaks and fries the potatoes twice, without a single frozen bag.
Mustafa Contractor | man | Night Chef | Has sent out more burgers at four in the morning than at noon.
`,
    menu: `
Grilled Chicken Burger | meat | Burgers and Sandwiches | 229>199 | 12 | grilled-chicken-burger | gluten milk | salsas meal
Charred thigh, lettuce, cheese and house sauce, with fries.
Crispy Chicken Burger | meat | Burgers and Sandwiches | 239 | 13 | crispy-chicken-burger | gluten egg milk | salsas meal
Buttermilk-brined fillet in a craggy crust, cheese, egg mayonnaise and pickles.
Aloo Tikki Burger | veg | Burgers and Sandwiches | 149 | 10 | aloo-tikki-burger | gluten milk | meal
Crisp potato patty, a slice of cheese, mint chutney and onion, with fries.
Chicken Tacos (3 pc) | meat | Tacos and Rolls | 189 | 12 | chicken-tacos | | tortilla
Spicy chicken with slaw.
Pepperoni Pizza | meat | Pizza | 349 | 16 | pepperoni-pizza | gluten milk | toppingsMeat
Chicken pepperoni and mozzarella; the slices cup and crisp.
Chicken Tikka Pizza | meat | Pizza | 359 | 16 | chicken-tikka-pizza | gluten milk | toppingsMeat
Tandoori chicken, onion and coriander with mozzarella.
Fried Chicken (4 pc) | meat | Starters | 299 | 14 | fried-chicken | gluten milk
Bone-in, brined in buttermilk for a day and dredged twice.
Club Sandwich | meat | Burgers and Sandwiches | 249 | 11 | chicken-club-sandwich | gluten egg milk | meal
Grilled chicken, egg, tomato and mayonnaise in three slices of buttered toast.
Hot Wings | meat | Starters | 249 | 13 | chicken-wings | milk | pieces
Tossed in butter, vinegar and a chilli sauce aged six weeks.
Loaded Cheese Fries | veg | Snacks | 189 | 10 | loaded-cheese-fries | milk
Fries under cheese sauce, spring onion and jalapeño.
French Fries | veg | Snacks | 119 | 8 | french-fries | | plate
Cut this morning, salted at the last second.
Fries for Two | veg | Snacks | 269 | 10 | peri-peri-fries | milk
One bowl salted, one loaded with cheese and chilli, and no reason to fight over either.
Ice Cream Sundae | veg | Desserts | 169 | 5 | ice-cream-sundae | milk gluten nuts | sundae
Vanilla, chocolate and vanilla again, beside a warm eggless brownie.
`,
  },
  {
    name: 'Taco Tamasha',
    logo: 'logo-50',
    cover: 'cover-41',
    cuisine: 'Mexican',
    type: 'both',
    city: 'Mumbai',
    area: 'Juhu',
    address: 'Juhu Tara Road, Juhu',
    pincode: '400049',
    at: [19.0963, 72.8266],
    description: 'Loud tacos, louder salsas, and burritos that need both hands. Open as long as the beach is awake.',
    hours: ['daily 00:00-24:00'],
    prep: 18,
    travel: 15,
    fees: { delivery: 45, freeFrom: 549, packaging: 20, minOrder: 149 },
    liked: 4.0,
    chefs: `
Kiran Bulchandani | woman | Head Chef | Sold tacos from a scooter until the scooter gave up.
Ashok Jadhav | man | Grill Chef | Chars onions whole and peels them with his fingers.
Priscilla Nunes | woman | Salsas and Cold | Keeps a chilli that is only for her own lunch.
Devang Thakkar | man | Burrito Chef | Rolls tight enough to stand one on its end.
`,
    menu: `
Chicken Tacos (3 pc) | meat | Tacos and Rolls | 299>269 | 13 | chicken-tacos | milk | tortilla salsas
Thigh in guajillo and orange, shredded lettuce, crumbled white cheese.
Bean Tacos (3 pc) | veg | Tacos and Rolls | 249 | 12 | bean-tacos | milk | tortilla salsas
Refried kidney beans, sour cream and pickled jalapeño.
Chicken Burrito | meat | Tacos and Rolls | 349 | 14 | chicken-burrito | gluten milk | salsas
Rice, beans, chicken, guacamole and cheese, and a wheat tortilla under strain.
Chicken Burrito Bowl | meat | Rice Bowls | 339 | 14 | chicken-burrito-bowl | milk | salsas
Lime rice, black beans, charred corn, sliced chicken and a spoon of sour cream.
Paneer Burrito Bowl | veg | Rice Bowls | 309 | 14 | paneer-burrito-bowl | milk | salsas
Smoked paneer, peppers and beans over green rice.
Chicken Quesadilla | meat | Tacos and Rolls | 319 | 12 | quesadilla-chicken | gluten milk
Chicken, cheese and chipotle folded in a wheat tortilla, seared dry.
Vegetable Quesadilla | veg | Tacos and Rolls | 279 | 12 | quesadilla-vegetable | gluten milk
Courgette, corn, mushroom and cheese, crisp outside and molten within.
Chicken Nachos | meat | Starters | 319 | 11 | nachos-chicken | milk
Chips, minced chicken, beans and cheese, baked as one.
Nachos and Three Salsas | veg | Starters | 269 | 9 | nachos-salsa | milk
Red, green and burnt; cheese melted over the top row only.
Potato and Bean Burger | veg | Burgers and Sandwiches | 219 | 12 | aloo-tikki-burger | gluten milk | meal
A fried potato and bean patty with cheese, lettuce and a chilli-lime sauce, fries beside it.
Sweet Corn Soup | veg | Soups | 179 | 9 | sweet-corn-soup | | bowl
Roast corn, green chilli and coriander, thickened with corn alone.
Chocolate Donut | egg | Desserts | 129 | 4 | chocolate-donut | egg gluten milk
Fried egg dough dipped in dark chocolate with a little cinnamon.
Fresh Lime Soda | veg | Drinks | 99 | 3 | fresh-lime-soda | | sweetness
Served as a limeade with chilli salt in a twist of paper.
`,
  },
  {
    name: 'Besant Cantina',
    logo: 'logo-46',
    cover: 'cover-42',
    cuisine: 'Mexican',
    type: 'both',
    city: 'Chennai',
    area: 'Besant Nagar',
    address: '2nd Avenue, Besant Nagar',
    pincode: '600090',
    at: [13.0003, 80.2667],
    description: 'Two streets from the sea and four days old: a small grill with tacos, bowls and fresh juices.',
    hours: ['Tue-Sun 12:00-01:00'],
    prep: 18,
    travel: 15,
    fees: { delivery: 29, freeFrom: 349, packaging: 15, minOrder: 99 },
    liked: 4.4,
    isNew: true,
    chefs: `
Mrinalini Chandran | woman | Head Chef | Gave up a law chamber for a comal; both, she says, punish haste.
Arokiaraj Fernando | man | Grill Chef | Lights coconut shell instead of charcoal.
Dhivya Lakshmipathy | woman | Juices and Salsas | Tastes every lime before it is allowed near a glass.
`,
    menu: `
Chicken Tacos (3 pc) | meat | Tacos and Rolls | 249 | 12 | chicken-tacos | | tortilla salsas
Coconut-shell grilled chicken, raw mango and cabbage.
Bean Tacos (3 pc) | veg | Tacos and Rolls | 199 | 12 | bean-tacos | | tortilla salsas
Horse gram and black beans, tomato salsa, lime.
Chicken Burrito Bowl | meat | Rice Bowls | 289 | 13 | chicken-burrito-bowl | milk | salsas
Red rice, beans, grilled chicken, avocado and sour cream.
Paneer Burrito Bowl | veg | Rice Bowls | 259>229 | 13 | paneer-burrito-bowl | milk | salsas
Red rice, charred paneer, corn and pickled shallots.
Vegetable Quesadilla | veg | Tacos and Rolls | 219 | 11 | quesadilla-vegetable | gluten milk | salsasVeg
Spinach, corn and cheese in a wheat tortilla.
Chicken Nachos | meat | Starters | 259 | 10 | nachos-chicken | milk
Corn chips, pepper chicken, melted cheese and curry leaf, for the neighbours.
Grilled Chicken Salad | meat | Salads | 259 | 11 | grilled-chicken-salad |
Greens from a terrace farm, lime-grilled chicken and toasted pumpkin seed.
Fruit Salad | veg | Salads | 159 | 5 | fruit-salad |
Papaya, pineapple and melon with chilli salt and lime.
Peri Peri Fries | veg | Snacks | 139 | 8 | peri-peri-fries |
Hot, sour and thin-cut.
Orange Juice | veg | Drinks | 119 | 4 | orange-juice | | glass
Nagpur oranges squeezed when you order, bits left in.
Watermelon Juice | veg | Drinks | 99 | 4 | watermelon-juice | | glass
With mint and black salt, no water added.
Mango Shake | veg | Drinks | 149 | 4 | mango-shake | milk | glass
Salem mangoes, milk and very little sugar, while the season holds.
`,
  },
];
