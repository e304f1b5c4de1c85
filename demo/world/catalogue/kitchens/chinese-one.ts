import type { Kitchen } from '../shapes.ts';

/** Woks and momos of Bengaluru, Mumbai and Delhi. */
export const chineseOne: readonly Kitchen[] = [
  {
    name: 'Tuk Tuk Street',
    logo: 'tuk-tuk-street',
    cover: 'tuk-tuk-street',
    cuisine: 'Chinese',
    type: 'both',
    city: 'Bengaluru',
    area: 'Domlur',
    address: '100 Feet Road, Domlur',
    pincode: '560071',
    at: [12.9609, 77.6387],
    description: 'Wok fire, night-market noodles and bowls that travel well across the city.',
    hours: ['daily 11:00-02:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 39, freeFrom: 449, packaging: 20, minOrder: 99 },
    liked: 4.3,
    chefs: `
Lhamo Dorjee | woman | Head Chef | Opened a momo cart in Domlur in 2014 and a kitchen behind it two years later.
Vincent Liao | man | Wok Chef | Third-generation Bengaluru Chinese; his wok is older than he is.
Preeti Gurung | woman | Dumpling Chef | Folds a plate of eight in forty seconds and will not be filmed.
Ashwin Poonacha | man | Grill and Curry | Pounds the green paste each afternoon, lemongrass first.
`,
    menu: `
Veg Hakka Noodles | veg | Noodles | 219 | 15 | veg-hakka-noodles | gluten soy | spice protein
Thin noodles tossed with cabbage, carrot and spring onion over a roaring wok.
Schezwan Chicken Noodles | meat | Noodles | 269>239 | 15 | schezwan-chicken-noodles | gluten soy | spice
Chicken, dried chilli and garlic in our own schezwan paste.
Chicken Ramen | meat | Noodles | 329 | 18 | chicken-ramen | gluten egg soy
Twelve-hour broth, soft egg, chicken and bok choy.
Veg Fried Rice | veg | Rice Plates | 199 | 12 | veg-fried-rice | soy | spice protein
Day-old jasmine rice with vegetables and white pepper.
Egg Fried Rice | egg | Rice Plates | 219 | 12 | egg-fried-rice | egg soy | spice
Scrambled egg folded through hot rice and spring onion.
Prawn Fried Rice | meat | Rice Plates | 329 | 15 | prawn-fried-rice | crustaceans soy | spice
Prawns, garlic and chilli with crisp edges from the wok.
Chicken Momos (8 pc) | meat | Momos | 189 | 15 | chicken-momos-8 | gluten soy | dips
Juicy ginger chicken in thin wrappers, with red chutney.
Veg Momos (8 pc) | veg | Momos | 159 | 15 | veg-momos-8 | gluten soy milk | dips
Cabbage, carrot and paneer, steamed to order.
Thai Green Chicken Curry | meat | Rice Bowls | 349 | 20 | thai-green-chicken-curry | fish | spice
Coconut, basil and bird’s eye chilli, with a splash of fish sauce and jasmine rice.
Chilli Paneer | veg | Starters | 259 | 14 | chilli-paneer | milk soy gluten | spice
Paneer cubes and green pepper in a dark, sticky chilli and soy glaze.
Chilli Chicken | meat | Starters | 289 | 14 | chilli-chicken | soy gluten egg | spice
Battered thigh, split green chillies, soy and a good pinch of white pepper.
Hot and Sour Soup | veg | Soups | 149 | 10 | hot-and-sour-soup | soy | bowl
Black vinegar, white pepper, bamboo shoot and tofu. It clears the head.
`,
  },
  {
    name: 'Momo Junction',
    logo: 'momo-junction',
    cover: 'momo-junction',
    cuisine: 'Chinese',
    type: 'veg',
    city: 'Bengaluru',
    area: 'HSR Layout',
    address: '27th Main, HSR Layout',
    pincode: '560102',
    at: [12.9116, 77.6389],
    description: 'Himalayan momos folded through the night, with a red chutney that bites back.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 29, freeFrom: 299, packaging: 10, minOrder: 0 },
    switch: 'busy',
    liked: 4.1,
    chefs: `
Pasang Sherpa | man | Head Chef | Came down from Kalimpong with a steamer on his back, and it is still in use.
Bimla Tamang | woman | Dumpling Chef | Teaches the night team to pleat by touch, because the light over the table is bad.
Sonam Bhutia | woman | Chutney Cook | Will tell you every chilli in the red chutney except one.
`,
    menu: `
Veg Momos (8 pc) | veg | Momos | 129 | 10 | veg-momos-8 | gluten | style dips
Cabbage, carrot and coriander in a thin wrapper.
Paneer Momos (8 pc) | veg | Momos | 159 | 10 | paneer-momos-8 | gluten milk | style dips
Grated paneer, spring onion and black pepper; they burst a little when bitten.
Veg Hakka Noodles | veg | Noodles | 159 | 12 | veg-hakka-noodles | gluten soy | spice
Street style, with vinegar and green chilli.
Schezwan Noodles | veg | Noodles | 169 | 12 | schezwan-veg-noodles | gluten soy | spice
Red with chilli paste, and with enough cabbage to keep some crunch.
Vegetable Pad Thai | veg | Noodles | 199>179 | 14 | vegetable-pad-thai | peanuts soy | spice
Rice noodles, tamarind, tofu and peanuts.
Veg Fried Rice | veg | Rice Plates | 149 | 10 | veg-fried-rice | soy | proteinVeg
Carrot, beans and spring onion in rice that was boiled yesterday, as it should be.
Schezwan Fried Rice | veg | Rice Plates | 159 | 10 | schezwan-fried-rice | soy | proteinVeg
Cooked hard and fast with a red paste of dried chilli and garlic.
Thai Red Vegetable Curry | veg | Rice Bowls | 229 | 16 | thai-red-vegetable-curry |
Coconut, red chilli paste and vegetables, with rice.
Gobi Manchurian | veg | Starters | 159 | 12 | gobi-manchurian | gluten soy | spice
Cauliflower florets fried twice and glazed with soy, ginger and garlic.
Honey Chilli Potato | veg | Starters | 149 | 12 | honey-chilli-potato | soy sesame
Potato batons with a brittle crust, honey, red chilli and sesame seed.
Veg Spring Rolls (6 pc) | veg | Starters | 129 | 10 | veg-spring-rolls | gluten soy | dips
Shredded vegetables in a shell that shatters, cut on the slant.
Hot and Sour Soup | veg | Soups | 99 | 8 | hot-and-sour-soup | soy | bowl
Tofu, mushroom and vinegar, thickened just enough to coat a spoon.
Rose Lassi | veg | Drinks | 79 | 4 | rose-lassi | milk nuts | | inactive
Chilled curd and rose syrup, for when the chutney has won.
`,
  },
  {
    name: 'Paper Lantern Wok',
    logo: 'logo-34',
    cover: 'cover-27',
    cuisine: 'Chinese',
    type: 'both',
    city: 'Bengaluru',
    area: 'Electronic City',
    address: 'Neeladri Road, Electronic City Phase 1',
    pincode: '560100',
    at: [12.8452, 77.6602],
    description: 'Office lunches at speed and long dinners after: Cantonese steaming, Sichuan pepper, Bengaluru heat.',
    hours: ['daily 00:00-24:00'],
    prep: 18,
    travel: 15,
    fees: { delivery: 35, freeFrom: 399, packaging: 18, minOrder: 149 },
    liked: 4.0,
    chefs: `
Sylvia Hsieh | woman | Head Chef | Cooked on cruise ships for nine years and is glad that this floor stands still.
Prakash Thapa | man | Wok Chef | Runs two burners at full and calls anything less a candle.
Joseph Rozario | man | Sushi and Cold Kitchen | Left accounts for knives; both, he says, are about thin slices.
`,
    menu: `
Kung Pao Chicken | meat | Starters | 299 | 14 | kung-pao-chicken | peanuts soy gluten | spice
Diced chicken, dried chillies and roasted peanuts in a sweet vinegar glaze.
Chicken Hakka Noodles | meat | Noodles | 249 | 13 | chicken-hakka-noodles | gluten soy | spice
Shredded chicken and bean sprouts, light on oil, heavy on fire.
Schezwan Veg Noodles | veg | Noodles | 219 | 13 | schezwan-veg-noodles | gluten soy | spice protein
Peppers and carrots in a paste of dried chilli, garlic and Sichuan pepper.
Chicken Fried Rice | meat | Rice Plates | 249 | 12 | chicken-fried-rice | soy egg | spice
Rice tossed with roast chicken, egg and the burnt bits everybody wants.
Schezwan Fried Rice | veg | Rice Plates | 209 | 12 | schezwan-fried-rice | soy | spice protein
Fiery and dry, with beans cut as fine as the rice.
Manchurian with Rice | veg | Rice Bowls | 249>219 | 14 | veg-manchurian-gravy | soy gluten
Vegetable dumplings in a garlic and coriander gravy, steamed rice beneath.
Chilli Paneer | veg | Starters | 259 | 14 | chilli-paneer | milk soy gluten
Crisp paneer, onion petals and slit green chillies, tossed dry.
Veg Spring Rolls (6 pc) | veg | Starters | 179 | 10 | veg-spring-rolls | gluten soy
Glass vermicelli and cabbage in paper-thin pastry.
Steamed Chicken Momos (6 pc) | meat | Momos | 179 | 12 | steamed-chicken-momos-6 | gluten soy | dips
Minced thigh with ginger juice, ten pleats each.
Chicken Manchow Soup | meat | Soups | 169 | 10 | chicken-manchow-soup | soy gluten | bowl
Dark, peppery and full of coriander stalk, fried noodles in a separate packet.
Sweet Corn Soup | veg | Soups | 139 | 10 | sweet-corn-soup | | bowl
Creamed and whole kernels in a light stock, no cornflour lumps.
Cucumber Nigiri and Maki | veg | Rice Bowls | 279 | 14 | veg-sushi | sesame soy
Cucumber, avocado and carrot in seasoned rice, toasted sesame, soy alongside.
`,
  },
  {
    name: 'Nine Woks',
    logo: 'logo-35',
    cover: 'cover-28',
    cuisine: 'Chinese',
    type: 'both',
    city: 'Mumbai',
    area: 'Powai',
    address: 'Central Avenue, Hiranandani Gardens, Powai',
    pincode: '400076',
    at: [19.1176, 72.906],
    description: 'Nine burners in a row and a cook to each. Nothing on the menu takes longer than a traffic light.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 39, freeFrom: 499, packaging: 20, minOrder: 149 },
    liked: 4.2,
    chefs: `
Edwin Chung | man | Head Chef | Grew up under a noodle table in Byculla and tells stories about it only after closing.
Mary Thangjam | woman | Steam and Dumplings | Uses bamboo, never steel; steel drips.
Rahul Waghmare | man | Wok Chef | Knows the nine burners by their temper and gives the worst to newcomers.
Chandni Rai | woman | Sauces | Ferments her own chilli bean paste on the roof, under a net.
`,
    menu: `
Triple Schezwan Noodles | veg | Noodles | 249 | 12 | schezwan-veg-noodles | gluten soy | spice proteinVeg
Mumbai’s own: noodles, crisp noodles and a schezwan gravy packed apart.
Burnt Garlic Chicken Noodles | meat | Noodles | 279 | 12 | chicken-hakka-noodles | gluten soy | spice
Garlic taken to the edge of bitter, chicken, spring onion.
Chicken Ramen | meat | Noodles | 369 | 16 | chicken-ramen | gluten egg soy
Miso broth, marinated egg and a slice of chicken thigh, noodles packed dry.
Schezwan Fried Rice | veg | Rice Plates | 229 | 10 | schezwan-fried-rice | soy | proteinVeg
Kashmiri chilli for colour and bird’s eye for heat, the vegetables cut as fine as rice.
Egg Fried Rice | egg | Rice Plates | 229 | 10 | egg-fried-rice | egg soy
Three eggs to a portion, in curds, not crumbs.
Chicken Fried Rice | meat | Rice Plates | 259>229 | 10 | chicken-fried-rice | soy
Small dice of chicken, soy only at the rim of the wok.
Paneer Chilli Dry | veg | Starters | 269 | 12 | chilli-paneer | milk soy gluten
Seared paneer with celery, soy and crushed coriander seed.
Chicken Chilli Dry | meat | Starters | 289 | 12 | chilli-chicken | soy gluten egg
Fried in an egg and cornflour batter, then sauced for no more than ten seconds.
Veg Manchurian Gravy | veg | Starters | 219 | 13 | veg-manchurian-gravy | soy gluten
Cabbage and carrot dumplings, soft inside, in a brown garlic gravy.
Chicken Momos (6 pc) | meat | Momos | 189 | 12 | chicken-momos-6 | gluten soy | style dips
Spring onion and minced chicken, pan-fried on request.
Hot and Sour Soup | veg | Soups | 159 | 8 | hot-and-sour-soup | soy | bowl
Shredded vegetables, tofu, Chinkiang vinegar and more pepper than is polite.
Salmon Nigiri and Maki | meat | Rice Bowls | 449 | 14 | salmon-sushi | fish soy sesame | | sold out
Cured salmon and cucumber in short-grain rice, rolled when you order, soy and sesame on the side.
Watermelon Juice | veg | Drinks | 129 | 4 | watermelon-juice | | glass
Seeded, pressed and chilled, with lime and a grain of black salt.
`,
  },
  {
    name: 'Momo Mandli',
    logo: 'logo-36',
    cover: 'cover-31',
    cuisine: 'Chinese',
    type: 'both',
    city: 'New Delhi',
    area: 'Lajpat Nagar',
    address: 'Central Market, Lajpat Nagar II',
    pincode: '110024',
    at: [28.5677, 77.2433],
    description: 'Tibetan and Nepali plates from a four-table room that became a delivery kitchen by accident.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 29, freeFrom: 299, packaging: 12, minOrder: 0 },
    liked: 4.5,
    chefs: `
Tenzin Choedon | woman | Head Chef | Learned from an aunt in Majnu ka Tilla, who still inspects the dough.
Dawa Lepcha | man | Noodle Chef | Pulls thukpa noodles to the thickness of a bootlace, on purpose.
Karma Yangzom | woman | Dumpling Chef | Adds a spoon of stock to each filling so that there is something to spill.
`,
    menu: `
Steamed Chicken Momos (8 pc) | meat | Momos | 169 | 12 | steamed-chicken-momos-8 | gluten soy | style dips
Closed like purses, with a spoonful of broth trapped in each.
Veg Momos (8 pc) | veg | Momos | 139 | 12 | veg-momos-8 | gluten soy | style dips
Cabbage salted and squeezed, onion, a lot of black pepper.
Paneer Momos (8 pc) | veg | Momos | 159>139 | 12 | paneer-momos-8 | gluten milk | style dips
Paneer and spinach, with a chutney of roasted tomato and timur.
Jhol Momos (8 pc) | meat | Momos | 199 | 14 | chicken-momos-8 | gluten sesame soy
Chicken momos in a bowl of tomato, sesame and coriander broth, Kathmandu style.
Chicken Thukpa | meat | Noodles | 219 | 14 | chicken-ramen | gluten egg soy
Hand-cut noodles, clear chicken broth, greens and half an egg.
Tibetan Veg Chow | veg | Noodles | 169 | 12 | veg-hakka-noodles | gluten soy | spice
Wheat noodles with radish leaf and garlic shoots, hardly any sauce.
Chicken Chow | meat | Noodles | 199 | 12 | chicken-hakka-noodles | gluten soy | spice
Strips of chicken and celery in noodles that taste of the pan.
Veg Spring Rolls (6 pc) | veg | Starters | 139 | 10 | veg-spring-rolls | gluten soy
Thick-skinned Darjeeling rolls with potato and carrot.
Chilli Potato | veg | Starters | 159 | 12 | honey-chilli-potato | soy sesame
Hot first, sweet afterwards: potato fingers in honey, soy and dried chilli, sesame on top.
Chicken Wings, Timur Salt | meat | Starters | 249 | 14 | chicken-wings | soy
Lacquered with soy and dusted with the Himalayan pepper that numbs the lips.
Sweet Corn Soup | veg | Soups | 119 | 8 | sweet-corn-soup | | bowl
Corn and carrot in vegetable stock, gentle enough for a cold day.
Sweet Milk Tea | veg | Drinks | 49 | 5 | masala-chai | milk gluten | sweetness
Milk tea with cardamom and two biscuits, for those not ready for salt and butter.
`,
  },
];
