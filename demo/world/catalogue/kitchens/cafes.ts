import type { Kitchen } from '../shapes.ts';

/** A salad bar, a bakery and an Irani café. */
export const cafes: readonly Kitchen[] = [
  {
    name: 'Leaf & Bowl',
    logo: 'leaf-and-bowl',
    cover: 'leaf-and-bowl',
    cuisine: 'Italian',
    type: 'veg',
    city: 'Bengaluru',
    area: 'Whitefield',
    address: 'ITPL Main Road, Whitefield',
    pincode: '560066',
    at: [12.9698, 77.75],
    description: 'Salads that fill you up, bowls with whole grains, and nothing fried.',
    hours: ['Mon-Sat 09:00-21:00'],
    prep: 12,
    travel: 20,
    fees: { delivery: 45, freeFrom: null, packaging: 15, minOrder: 149 },
    switch: 'offline',
    liked: 4.5,
    chefs: `
Aparna Raghavan | woman | Head Chef | Nutritionist first; she still writes the fibre on the order slip, in pencil.
Jonathan Saldanha | man | Cold Kitchen | Washes each leaf three times and dries it twice.
Roshni Kedia | woman | Grains and Soups | Cooks barley by the bite, not by the clock.
`,
    menu: `
Greek Salad | veg | Salads | 239 | 8 | greek-salad | milk
Feta, olives, cucumber and oregano.
Caesar Salad, Eggless | veg | Salads | 259 | 8 | caesar-salad | milk gluten mustard
Romaine, sourdough crumbs and a dressing of curd, mustard and hard cheese.
Fruit Salad | veg | Salads | 199 | 6 | fruit-salad |
Five fruits of the morning’s market, lime and torn mint, no sugar.
Paneer Grain Bowl | veg | Rice Bowls | 279 | 12 | paneer-burrito-bowl | milk
Brown rice, beans, corn and grilled paneer.
Pesto Penne | veg | Pasta | 289 | 12 | pesto-penne | gluten nuts milk
Whole-wheat penne with basil, almonds and shaved cheese.
Penne Arrabbiata | veg | Pasta | 259 | 12 | penne-arrabbiata | gluten milk
Whole-wheat penne, slow tomato, dried chilli and a little cheese.
Hummus and Pita | veg | Starters | 219 | 7 | hummus-pita | sesame gluten
Chickpeas blended with tahini and lemon, warm whole-wheat pita.
Falafel Wrap | veg | Tacos and Rolls | 229>199 | 10 | falafel-wrap | gluten sesame milk
Baked chickpea patties, tahini, pickled turnip and yoghurt in flatbread.
Roast Tomato Soup | veg | Soups | 179 | 9 | tomato-soup | milk gluten | bowl
Plum tomatoes and one carrot, roasted and blended with a spoon of cream, toast beside it.
Bruschetta (6 pc) | veg | Starters | 179 | 7 | bruschetta | gluten
Whole-grain toast, tomatoes at room temperature, cold-pressed oil.
Watermelon Juice | veg | Drinks | 129 | 4 | watermelon-juice | | glass
Pressed when ordered, with a leaf of basil in it.
Orange Juice | veg | Drinks | 139 | 4 | orange-juice | | glass
Four Coorg oranges to the glass, nothing added and little taken out.
`,
  },
  {
    name: 'Ragi & Rye',
    logo: 'logo-53',
    cover: 'cover-40',
    cuisine: 'Italian',
    type: 'both',
    city: 'Bengaluru',
    area: 'JP Nagar',
    address: '24th Main, JP Nagar 5th Phase',
    pincode: '560078',
    at: [12.9063, 77.5857],
    description: 'A bakery café that opened this week: sourdough, pressed sandwiches, and coffee from Chikkamagaluru.',
    hours: ['daily 00:00-24:00'],
    prep: 14,
    travel: 15,
    fees: { delivery: 35, freeFrom: 399, packaging: 15, minOrder: 99 },
    liked: 4.5,
    isNew: true,
    chefs: `
Meghana Rao Kattimani | woman | Head Baker | Fed her starter for six years in a flat before it got a bakery.
Caleb Lyngdoh | man | Pastry Chef | Laminates at five in the morning, when the room is cold enough.
Sahana Murthy | woman | Coffee | Buys from four estates and will draw you the map.
`,
    menu: `
Butter Croissant | veg | Desserts | 139 | 4 | croissant | gluten milk
Twenty-seven layers, baked dark, best within the hour.
Veg Grilled Sandwich | veg | Burgers and Sandwiches | 199 | 10 | veg-grilled-sandwich | gluten milk
Courgette, peppers and mozzarella pressed in rye.
Paneer Tikka Sandwich | veg | Burgers and Sandwiches | 219 | 10 | paneer-tikka-sandwich | gluten milk
Smoked paneer, onion and green chutney on toasted ragi bread.
Chicken Club Sandwich | meat | Burgers and Sandwiches | 289 | 12 | chicken-club-sandwich | gluten egg milk
Roast chicken, a fried egg, lettuce and mayonnaise between three slices.
Bruschetta (6 pc) | veg | Starters | 189 | 8 | bruschetta | gluten
Tomatoes cut by hand, garlic rubbed on, olive oil poured last.
Mac and Cheese | veg | Pasta | 269 | 14 | mac-and-cheese | gluten milk
Elbow pasta in cheddar sauce under a toasted rye crumb.
Belgian Waffle | egg | Desserts | 229 | 10 | belgian-waffle | egg gluten milk | sundae
Crisp edges, deep pockets, whipped cream and whatever berry looked good.
Chocolate Brownie | egg | Desserts | 159 | 4 | chocolate-brownie | egg gluten milk nuts
Dense, with walnuts, underbaked by two minutes.
Choco-chip Cookies (5 pc) | veg | Desserts | 149 | 3 | choco-chip-cookies | gluten milk
Brown butter, dark chocolate, and salt you can see.
Cappuccino | veg | Drinks | 169 | 5 | cappuccino | milk | milk
A double shot under fine foam; the oat version splits least.
Cold Coffee | veg | Drinks | 179 | 5 | cold-coffee | milk | milk
Espresso, milk and ice blended until thick, barely sweet.
Hot Chocolate | veg | Drinks | 189 | 6 | hot-chocolate | milk | milk
Made from grated bars, not powder.
`,
  },
  {
    name: 'Irani Window',
    logo: 'logo-24',
    cover: 'cover-21',
    cuisine: 'Indian',
    type: 'both',
    city: 'Mumbai',
    area: 'Fort',
    address: 'Ballard Estate corner, Fort',
    pincode: '400001',
    at: [18.935, 72.8388],
    description:
      'Marble tables, bentwood chairs and a window for those in a hurry. The kheema is cooked to the founder’s notebook.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 35, freeFrom: 349, packaging: 15, minOrder: 99 },
    liked: 4.3,
    halal: true,
    chefs: `
Rustom Daruwalla | man | Owner and Head Chef | Sits by the window with the ledger and rises only for the kheema.
Freny Bharucha | woman | Bakes and Puddings | Took the caramel custard off the menu for a week in 1998 and still hears about it.
Abdul Latif Mansuri | man | Kheema Chef | Adds the peas last, and only in winter.
Parvati Shinde | woman | Egg Station | Breaks two hundred eggs a morning, one-handed, without shell.
`,
    menu: `
Kheema Pav | meat | Curries | 249 | 12 | keema-pav | gluten milk | pav
Minced goat with ginger, clove and a fried edge, the bread buttered on both cheeks.
Akuri on Toast | egg | Snacks | 159 | 9 | egg-bhurji | egg gluten milk
Parsi scrambled eggs, loose and buttery, with green mango when it is in season.
Masala Omelette Pav | egg | Snacks | 129 | 8 | masala-omelette | egg gluten
Two eggs, onion, tomato, chilli, and bread to fold around them.
Chicken Club Sandwich | meat | Burgers and Sandwiches | 269 | 12 | chicken-club-sandwich | gluten egg milk
Three storeys of toast with roast chicken, mayonnaise and tomato, held by a stick.
Egg Sandwich | egg | Burgers and Sandwiches | 139 | 8 | egg-sandwich | egg gluten milk
Boiled egg, pepper and salted butter on white bread cut into triangles.
Vegetable Toast Sandwich | veg | Burgers and Sandwiches | 119 | 8 | veg-grilled-sandwich | gluten milk
Tomato, cucumber and potato with green chutney and cheese, toasted in a hand iron.
Chicken Berry Rice | meat | Rice Plates | 329>299 | 18 | chicken-fried-rice | | | sold out
Long-grain rice with chicken and sour barberries brought by a cousin from Yazd.
Salli Chicken Curry | meat | Curries | 319 | 16 | chicken-tikka-masala | milk | withRice
Chicken in a jaggery and vinegar gravy, softened with cream; straw potatoes come apart.
Dal Fry with Rice | veg | Curries | 179 | 12 | dal-fry | milk
Toor dal tempered in ghee, with a mound of plain rice. The clerks’ lunch for four generations.
Walnut Brownie | egg | Desserts | 109 | 4 | chocolate-brownie | egg gluten milk nuts
Baked at six, cut at seven, heavy with walnuts.
Rice Pudding | veg | Desserts | 99 | 4 | rice-kheer | milk nuts
Set cold in a steel cup, with nutmeg and slivered almonds. The milk is reduced on a back burner all morning.
Irani Chai | veg | Drinks | 45 | 5 | masala-chai | milk gluten | sweetness
Tea brewed apart from its milk and joined in the cup, pale and strong, with two salted biscuits.
Lime Soda | veg | Drinks | 69 | 3 | fresh-lime-soda |
Lime, sugar syrup, mint and a fierce soda, mixed when the bag is sealed.
`,
  },
];
