import type { Kitchen } from '../shapes.ts';

/** Pizza ovens and pasta pots. */
export const italian: readonly Kitchen[] = [
  {
    name: 'Forno Verde',
    logo: 'forno-verde',
    cover: 'forno-verde',
    cuisine: 'Italian',
    type: 'veg',
    city: 'Bengaluru',
    area: 'Koramangala',
    address: '5th Block, Koramangala',
    pincode: '560095',
    at: [12.9352, 77.6245],
    description: 'Naples dough, forty-eight hours cold-proofed, baked at 430 degrees. No meat, no compromise.',
    hours: ['daily 00:00-24:00'],
    prep: 22,
    travel: 18,
    fees: { delivery: 49, freeFrom: 599, packaging: 25, minOrder: 199 },
    liked: 4.7,
    chefs: `
Nandita Kamath | woman | Head Chef | Took leave from a software job to learn pizza in Caserta and forgot to go back.
Pranav Bhatt | man | Oven Chef | Turns a pizza three times in ninety seconds with a peel he carved.
Teresa D’Cunha | woman | Pasta Chef | Salts the water by taste, every pot, every time.
Ishaan Malhotra | man | Dough Room | Writes the hour and the weather on each tray.
`,
    menu: `
Margherita | veg | Pizza | 299 | 15 | margherita-pizza | gluten milk | pizza crust toppings
San Marzano tomato, fior di latte and basil.
Farmhouse | veg | Pizza | 379>339 | 16 | farmhouse-pizza | gluten milk | pizza crust toppings
Peppers, tomato, olives and mozzarella on a blistered crust.
Veggie Supreme | veg | Pizza | 399 | 16 | veggie-supreme-pizza | gluten milk | pizza crust toppings
Everything from the roasting tray: peppers, corn, olives and red onion over mozzarella.
Paneer Tikka Pizza | veg | Pizza | 419 | 17 | paneer-tikka-pizza | gluten milk | pizza crust toppings
Paneer charred in the mouth of the oven, red onion, coriander and mozzarella. Naples would forgive us.
Penne Arrabbiata | veg | Pasta | 289 | 15 | penne-arrabbiata | gluten milk | cheese
Tomato, garlic and as much chilli as you dare, hard cheese on top.
Penne Alfredo | veg | Pasta | 319 | 15 | penne-alfredo | gluten milk | cheese
Cream, parmesan-style cheese and black pepper.
Pesto Penne | veg | Pasta | 329 | 14 | pesto-penne | gluten nuts milk | cheese
Basil, almonds, hard cheese and cold-pressed olive oil.
Mushroom Risotto | veg | Rice Bowls | 359 | 22 | mushroom-risotto | milk
Arborio stirred to order with porcini stock, finished with butter and hard cheese.
Garlic Bread | veg | Breads | 149 | 9 | garlic-bread | gluten milk
Yesterday’s dough baked flat, brushed with garlic butter and parsley.
Greek Salad | veg | Salads | 249 | 8 | greek-salad | milk
Cucumber, tomato, olives and feta.
Tomato Soup | veg | Soups | 169 | 10 | tomato-soup | milk gluten | bowl
Oven-roasted tomatoes and basil stems, a thread of cream, a few bread croutons.
Ice Cream Sundae | veg | Desserts | 189 | 6 | ice-cream-sundae | milk gluten nuts | sundae
Three scoops of milk ice cream, warm eggless brownie, chocolate sauce.
Chocolate Ice Cream | veg | Desserts | 129 | 3 | chocolate-ice-cream | milk | scoops sundae
Churned eggless from dark couverture and cow’s milk, so the cocoa stays sharp.
`,
  },
  {
    name: 'Nonna Lucia’s Table',
    logo: 'logo-41',
    cover: 'cover-37',
    cuisine: 'Italian',
    type: 'both',
    city: 'Mumbai',
    area: 'Lower Parel',
    address: 'Mathuradas Mill Lane, Lower Parel',
    pincode: '400013',
    at: [18.9977, 72.8302],
    description: 'Egg pasta, long sauces and a wood oven inside an old mill shed. Portions are for the hungry.',
    hours: ['Tue-Fri 12:00-15:30', 'Tue-Fri 19:00-23:30', 'Sat, Sun 12:00-01:00'],
    prep: 25,
    travel: 18,
    fees: { delivery: 59, freeFrom: 799, packaging: 30, minOrder: 249 },
    liked: 4.5,
    chefs: `
Lucia Pinto | woman | Head Chef | Half Goan, half Ligurian on paper, wholly of Bandra in temper.
Arjun Talpade | man | Pasta Chef | Rolls until he can read the newspaper through the sheet.
Melwyn Gracias | man | Oven Chef | Builds the fire with mango wood and a stopwatch.
Ketaki Samant | woman | Pastry Chef | Soaks the tiramisu in filter decoction and dares anyone to object.
`,
    menu: `
Spaghetti Bolognese | meat | Pasta | 449 | 18 | spaghetti-bolognese | gluten milk | cheese
Goat mince cooked four hours with wine, carrot and milk, over spaghetti.
Spaghetti Aglio e Olio | veg | Pasta | 359 | 14 | spaghetti-aglio-olio | gluten milk | cheese
Garlic sliced thin and stopped at gold, chilli, parsley, hard cheese.
Chicken Lasagne | meat | Pasta | 479>429 | 20 | lasagne-chicken | gluten milk egg
Seven sheets of egg pasta, minced chicken, white sauce, and corners that fight back.
Vegetable Lasagne | veg | Pasta | 439 | 20 | lasagne-vegetable | gluten milk
Aubergine, spinach and ricotta between semolina sheets, baked until it bubbles.
Chicken Penne Alfredo | meat | Pasta | 429 | 16 | chicken-penne-alfredo | gluten milk | cheese
Grilled breast, cream and cracked pepper, nutmeg if you look for it.
Margherita di Bufala | veg | Pizza | 449 | 15 | margherita-pizza | gluten milk | pizza crust toppings
Buffalo mozzarella from a dairy in Palghar, basil, sea salt.
Pepperoni Pizza | meat | Pizza | 529 | 16 | pepperoni-pizza | gluten milk | pizza crust toppingsMeat
Chicken pepperoni cut thin so that the edges cup and char, over mozzarella.
Tomato Soup | veg | Soups | 249 | 10 | tomato-soup | milk gluten | bowl
Charred tomatoes and garlic, blended hot, cream and fried bread on top.
Caesar Salad | veg | Salads | 329 | 9 | caesar-salad | milk gluten mustard
Cold romaine, warm croutons, shaved hard cheese and an eggless mustard dressing.
Cheese Garlic Bread | veg | Breads | 229 | 10 | cheese-garlic-bread | gluten milk
Ciabatta, confit garlic and two cheeses.
Tiramisu | egg | Desserts | 329 | 5 | tiramisu | egg gluten milk
Mascarpone and egg-yolk cream over coffee-soaked sponge, no alcohol.
Red Velvet Cake | egg | Desserts | 279 | 5 | red-velvet-cake | egg gluten milk | slice | sold out
Cocoa and beetroot in the sponge, cream cheese between the layers.
`,
  },
  {
    name: 'Trattoria Neem',
    logo: 'logo-45',
    cover: 'cover-36',
    cuisine: 'Italian',
    type: 'veg',
    city: 'New Delhi',
    area: 'Greater Kailash',
    address: 'N Block Market, Greater Kailash I',
    pincode: '110048',
    at: [28.5494, 77.2344],
    description: 'A vegetarian trattoria under one old tree. Short menu, seasonal greens, cakes by the slice.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 49, freeFrom: 599, packaging: 25, minOrder: 199 },
    liked: 4.3,
    chefs: `
Vidhi Bansal | woman | Head Chef | Trained in Bologna among butchers and came home to cook without them.
Ankur Rastogi | man | Oven Chef | Feeds the fire and the neighbourhood cats, in that order.
Mridula Sahay | woman | Pastry Chef | Bakes without eggs, because her first customer was her grandmother.
`,
    menu: `
Veggie Supreme | veg | Pizza | 429 | 16 | veggie-supreme-pizza | gluten milk | pizza crust toppings
Peppers, olives, corn, onion and jalapeño over mozzarella, none of them raw.
Corn and Cheese Pizza | veg | Pizza | 369>329 | 15 | corn-cheese-pizza | gluten milk | pizza crust toppings
Sweet corn, two cheeses and chilli flakes baked in, not sprinkled on.
Farmhouse Pizza | veg | Pizza | 399 | 15 | farmhouse-pizza | gluten milk | pizza crust toppings
Capsicum, tomato and olives from the cold counter, mozzarella from Punjab.
Spaghetti in Garlic and Oil | veg | Pasta | 319 | 13 | spaghetti-aglio-olio | gluten milk | cheese
Olive oil, chilli, garlic, and the pasta water that holds them together. Cheese at the end.
Penne in Pink Sauce | veg | Pasta | 329 | 14 | penne-arrabbiata | gluten milk | cheese
Tomato first, cream afterwards, basil torn over it.
Mac and Cheese | veg | Pasta | 339 | 15 | mac-and-cheese | gluten milk
Three cheeses and a crust of buttered crumbs.
Mushroom Risotto | veg | Rice Bowls | 389 | 22 | mushroom-risotto | milk
Slow-stirred rice with dried morels when the hills send them, button mushrooms when they do not. Butter always.
Tomato Bruschetta | veg | Starters | 229 | 8 | bruschetta | gluten
Charred bread, ripe tomato and a leaf of neem-tree basil.
Tomato and Basil Soup | veg | Soups | 199 | 9 | tomato-soup | milk gluten | bowl
Sieved until smooth, creamed a little, with crisp croutons left out on request.
Greek Salad | veg | Salads | 299 | 8 | greek-salad | milk
Thick slabs of feta over cucumber and ripe tomato.
Pineapple Cake, Eggless | veg | Desserts | 189 | 4 | pineapple-cake-eggless | gluten milk | slice
Light sponge, whipped cream and stewed pineapple.
Vanilla Cupcake, Eggless | veg | Desserts | 119 | 3 | vanilla-cupcake-eggless | gluten milk
Butter icing in a swirl, real vanilla in the crumb.
Mango Ice Cream | veg | Desserts | 139 | 3 | mango-ice-cream | milk | scoops sundae
Made with Chausa pulp and full milk at the end of July, then until it is gone.
`,
  },
  {
    name: 'Little Palermo',
    logo: 'logo-40',
    cover: 'cover-34',
    cuisine: 'Italian',
    type: 'both',
    city: 'Hyderabad',
    area: 'Jubilee Hills',
    address: 'Road No. 36, Jubilee Hills',
    pincode: '500033',
    at: [17.4326, 78.4071],
    description: 'Pan pizzas and baked pasta late into the night, with Deccan chillies where Sicily would use its own.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 18,
    fees: { delivery: 45, freeFrom: 549, packaging: 22, minOrder: 199 },
    liked: 4.1,
    chefs: `
Farah Jamal | woman | Head Chef | Wrote her first menu on an exam paper and framed both marks.
Rohit Kolli | man | Oven Chef | Presses every pan base by hand the evening before.
Celina Martis | woman | Desserts | Has a chocolate cake that outlived two restaurants.
Abhiram Vedula | man | Pasta Chef | Timed the perfect penne at ten minutes and forty seconds.
`,
    menu: `
Chicken Tikka Pizza | meat | Pizza | 449>399 | 16 | chicken-tikka-pizza | gluten milk | pizza crust toppingsMeat
Chicken from the clay oven, red onion and coriander on a deep pan base with mozzarella.
Barbecue Chicken Pizza | meat | Pizza | 459 | 16 | bbq-chicken-pizza | gluten milk mustard | pizza crust toppingsMeat
Pulled chicken in a mustard and jaggery barbecue sauce, smoked cheese, onion rings.
Paneer Tikka Pizza | veg | Pizza | 419 | 16 | paneer-tikka-pizza | gluten milk | pizza crust toppings
Spiced paneer and capsicum with a mint and curd drizzle, cheese beneath.
Corn and Cheese Pizza | veg | Pizza | 379 | 15 | corn-cheese-pizza | gluten milk | pizza crust toppings
Sweet corn, black pepper and a white sauce in place of tomato, cheese to the rim.
Spaghetti Bolognese | meat | Pasta | 399 | 16 | spaghetti-bolognese | gluten milk | cheese
Mutton ragù with a hint of clove, hard cheese over the top.
Chicken Penne Alfredo | meat | Pasta | 389 | 15 | chicken-penne-alfredo | gluten milk
Cream and garlic, roast chicken, penne with a bite.
Penne Alfredo | veg | Pasta | 339 | 14 | penne-alfredo | gluten milk
White sauce with cheese, broccoli and a good deal of pepper.
Vegetable Lasagne | veg | Pasta | 399 | 20 | lasagne-vegetable | gluten milk
Carrot, peas and peppers in tomato, four layers, cheese burnt at the edge.
Cheese Garlic Bread | veg | Breads | 189 | 9 | cheese-garlic-bread | gluten milk
Four fingers of bread under molten cheese and green chilli.
Chicken Wings | meat | Starters | 329 | 14 | chicken-wings | milk | pieces
Oven-roasted with lemon, butter and Guntur chilli.
Chocolate Truffle Cake | egg | Desserts | 219 | 4 | chocolate-truffle-cake | egg gluten milk | slice
Layers of dark sponge and ganache that clings to the knife.
Black Forest Cake | egg | Desserts | 209 | 4 | black-forest-cake | egg gluten milk | slice
Cherries, cream and chocolate shavings on a soft egg sponge.
Chocolate Shake | veg | Drinks | 199 | 5 | chocolate-shake | milk | glass
Cocoa, cold milk and vanilla ice cream, thick enough to slow a straw.
`,
  },
];
