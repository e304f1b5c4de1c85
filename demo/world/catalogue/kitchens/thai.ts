import type { Kitchen } from '../shapes.ts';

/** Coconut, lemongrass and the wok noodles of Bangkok’s pavements. */
export const thai: readonly Kitchen[] = [
  {
    name: 'Coastal Thai Kitchen',
    logo: 'coastal-thai-kitchen',
    cover: 'cover-46',
    cuisine: 'Thai',
    type: 'non-veg',
    city: 'Mumbai',
    area: 'Andheri West',
    address: 'Veera Desai Road, Andheri West',
    pincode: '400053',
    at: [19.1364, 72.8296],
    description: 'Coconut, lemongrass and prawns off the evening boats: Thai food with a Konkan accent.',
    hours: ['daily 00:00-24:00'],
    prep: 22,
    travel: 20,
    fees: { delivery: 49, freeFrom: 599, packaging: 20, minOrder: 149 },
    liked: 4.4,
    chefs: `
Malee Saetang | woman | Head Chef | Moved from Hua Hin to Versova for the monsoon and is still waiting for it to end.
Conrad Pereira | man | Seafood Chef | Meets the boats with a cool box and exact change.
Swapnil More | man | Wok Chef | Cooks pad thai one plate at a time, even when there are thirty.
Ploy Chaiyasit | woman | Pastes and Sweets | Pounds in granite, because a blender only cuts.
`,
    menu: `
Green Curry with Chicken | meat | Curries | 369 | 20 | thai-green-chicken-curry | fish crustaceans | spice
Thai basil, pea aubergine, coconut and a paste with shrimp, with jasmine rice.
Red Curry with Prawns | meat | Curries | 429 | 20 | thai-red-curry-prawn | crustaceans fish | spice
Tiger prawns, bamboo shoot and kaffir lime in red coconut gravy, fish sauce to season, rice beside it.
Red Curry with Vegetables | veg | Curries | 319 | 18 | thai-red-vegetable-curry | | spice protein
Pumpkin, beans and a red curry paste pounded apart from any seafood.
Pad Thai | veg | Noodles | 309>279 | 15 | vegetable-pad-thai | peanuts soy | spice protein
Tamarind rice noodles, tofu, bean sprouts and peanuts.
Prawn Pad Thai | meat | Noodles | 389 | 15 | pad-thai-prawn | crustaceans egg peanuts fish | spice
River prawns, egg, peanuts and a squeeze of lime, sweetened with palm sugar and salted with fish sauce.
Tom Yum Prawn Soup | meat | Soups | 279 | 12 | tom-yum-prawn-soup | crustaceans fish | bowl
Lemongrass, galangal and lime leaf in a broth seasoned with fish sauce, prawns and straw mushrooms.
Prawn Fried Rice | meat | Rice Plates | 349 | 15 | prawn-fried-rice | crustaceans | spice
Prawns, pineapple and chilli jam.
Egg Fried Rice | egg | Rice Plates | 239 | 12 | egg-fried-rice | egg soy
Two eggs and light soy in jasmine rice, Thai basil torn in.
Chicken Satay Skewers | meat | Starters | 289 | 15 | malai-chicken-skewers | peanuts
Turmeric chicken with peanut sauce.
Chilli Basil Wings | meat | Starters | 319 | 14 | chicken-wings | fish
Fried wings in fish sauce, garlic and holy basil.
Fruit with Chilli Sugar | veg | Desserts | 179 | 6 | fruit-salad | | | sold out
Guava, pineapple, melon and papaya, cut when ordered, and a sachet to dip them in.
Mango Pista Sundae | veg | Desserts | 199 | 6 | mango-pista-sundae | milk nuts
Mango, coconut and pistachio scoops, made with milk.
`,
  },
  {
    name: 'Galangal & Lime',
    logo: 'logo-54',
    cover: 'cover-47',
    cuisine: 'Thai',
    type: 'both',
    city: 'Bengaluru',
    area: 'Richmond Town',
    address: 'Rhenius Street, Richmond Town',
    pincode: '560025',
    at: [12.9634, 77.6],
    description: 'Curry pastes pounded in the morning, a separate wok for vegetarians, and herbs from the roof.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 45, freeFrom: 549, packaging: 22, minOrder: 199 },
    liked: 4.5,
    chefs: `
Siriporn Devaiah | woman | Head Chef | Married into Kodagu, brought her mortar, and grows the galangal on the roof.
Kevin Noronha | man | Wok Chef | Guards the vegetarian wok as if it could be offended.
Apsara Kushalappa | woman | Curry Chef | Splits coconut cream by eye and never lets it boil.
`,
    menu: `
Green Curry with Tofu | veg | Curries | 339 | 18 | thai-green-curry-tofu | soy | spice
Tofu, broccoli and basil in coconut and a paste of herbs and chilli only. Jasmine rice comes with it.
Green Curry with Chicken | meat | Curries | 379 | 18 | thai-green-chicken-curry | fish | spice
Chicken thigh, long beans and sweet basil, seasoned with fish sauce.
Red Curry with Chicken | meat | Curries | 379>349 | 18 | thai-red-curry-chicken | fish | spice
Roasted red chilli, bamboo, coconut and fish sauce, with rice to soak it up.
Red Vegetable Curry | veg | Curries | 329 | 17 | thai-red-vegetable-curry | | spice
Pumpkin, carrot and baby corn in a red gravy, mellow rather than fierce.
Pad Thai with Tofu | veg | Noodles | 309 | 14 | pad-thai-tofu | soy peanuts | spice proteinVeg
Flat rice noodles, pressed tofu, chives, tamarind, crushed peanuts.
Pad Thai with Chicken | meat | Noodles | 349 | 14 | pad-thai-chicken | egg peanuts fish | spice
Chicken, egg and sprouts with peanuts, lime and a dash of fish sauce.
Basil Fried Rice | veg | Rice Plates | 259 | 12 | veg-fried-rice | soy | spice protein
Holy basil, chilli and garlic in rice seasoned with light soy.
Tom Yum Prawn Soup | meat | Soups | 269 | 11 | tom-yum-prawn-soup | crustaceans fish | bowl
Sour, hot and clear, with prawns added at the very end and fish sauce at the start.
Crisp Spring Rolls (6 pc) | veg | Starters | 219 | 10 | veg-spring-rolls | gluten soy
Glass noodles, carrot and mushroom with soy, fried to the colour of tea.
Mango Ice Cream | veg | Desserts | 169 | 3 | mango-ice-cream | milk | scoops
Badami mango, milk and a spoon of coconut, frozen in the restaurant’s own churn.
Lemongrass Lime Soda | veg | Drinks | 119 | 3 | fresh-lime-soda | | sweetness
Lemongrass syrup, lime and soda, stirred with a bruised stalk.
Watermelon Juice | veg | Drinks | 129 | 4 | watermelon-juice | | glass
Cold-pressed, with Thai basil in place of mint.
`,
  },
  {
    name: 'Basil Boat',
    logo: 'logo-44',
    cover: 'cover-48',
    cuisine: 'Thai',
    type: 'both',
    city: 'Mumbai',
    area: 'Colaba',
    address: 'Wodehouse Road, Colaba',
    pincode: '400005',
    at: [18.9137, 72.8213],
    description:
      'Boat-noodle portions at proper sizes: curries, stir-fries and iced tea, three streets from the harbour.',
    hours: ['daily 00:00-24:00'],
    prep: 18,
    travel: 15,
    fees: { delivery: 45, freeFrom: 549, packaging: 20, minOrder: 199 },
    liked: 4.2,
    chefs: `
Nattaya Wadia | woman | Head Chef | Cooked on Chao Phraya dinner boats and has never spilled since.
Elton Furtado | man | Wok Chef | Learned the pad thai flip on a Sunday and the tamarind in a year.
Sarita Ghadge | woman | Curry Chef | Grates, squeezes and grates again; there is no tin in her shelf.
`,
    menu: `
Red Curry with Prawns | meat | Curries | 449 | 18 | thai-red-curry-prawn | crustaceans fish | spice
Harbour prawns with pineapple and cherry tomato in red coconut curry, a little fish sauce.
Red Curry with Chicken | meat | Curries | 399 | 18 | thai-red-curry-chicken | fish | spice
Sliced breast, Thai aubergine and basil, coconut cream spooned over, fish sauce within.
Green Curry with Tofu | veg | Curries | 369 | 17 | thai-green-curry-tofu | soy | spice
Silken tofu and green beans, the paste bright with coriander root.
Prawn Pad Thai | meat | Noodles | 419>379 | 14 | pad-thai-prawn | crustaceans egg peanuts | spice
Prawns, egg, dried radish and roasted peanuts.
Chicken Pad Thai | meat | Noodles | 379 | 14 | pad-thai-chicken | egg peanuts | spice
Rice noodles with chicken and egg, tamarind on the sour side, peanuts on the side.
Vegetable Pad Thai | veg | Noodles | 339 | 14 | vegetable-pad-thai | peanuts soy | spice proteinVeg
Tofu, carrot ribbons and bean sprouts, with lime and peanuts to finish yourself.
Tom Yum Prawn Soup | meat | Soups | 299 | 11 | tom-yum-prawn-soup | crustaceans fish milk | bowl
The creamy kind, with evaporated milk, roasted chilli, prawns and fish sauce.
Prawn Fried Rice | meat | Rice Plates | 389 | 12 | prawn-fried-rice | crustaceans egg
Crab-shack style: prawns, egg, spring onion and a wedge of lime.
Vegetable Spring Rolls (6 pc) | veg | Starters | 249 | 10 | veg-spring-rolls | gluten soy | dips
Cabbage, mushroom and vermicelli in thin pastry.
Fruit with Chilli Salt | veg | Salads | 199 | 5 | fruit-salad |
Green mango, guava, pineapple and a sachet of sugar, salt and chilli.
Mango Shake | veg | Drinks | 179 | 4 | mango-shake | milk | glass
Ratnagiri mango blended with cold milk and coconut.
Watermelon Cooler | veg | Drinks | 149 | 3 | watermelon-juice | | glass
Watermelon and lime leaf over a slow-melting block of ice.
Tofu Pad Thai | veg | Noodles | 349 | 14 | pad-thai-tofu | soy peanuts | spice proteinVeg
Fried tofu, extra chives, and peanuts ground when you order.
`,
  },
  {
    name: 'Bangkok Barsati',
    logo: 'logo-39',
    cover: 'cover-30',
    cuisine: 'Thai',
    type: 'both',
    city: 'New Delhi',
    area: 'Defence Colony',
    address: 'C Block, Defence Colony',
    pincode: '110024',
    at: [28.5742, 77.232],
    description: 'A rooftop Thai kitchen with eleven stools, waiting for its papers before the first order goes out.',
    hours: ['daily 12:30-23:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 45, freeFrom: 549, packaging: 22, minOrder: 199 },
    lifecycle: 'submitted',
    liked: 4.0,
    chefs: `
Raghav Suri | man | Head Chef | Ran a supper club on this roof for three winters before he asked for a licence.
Kanya Boonmee | woman | Curry Chef | Carries kaffir lime leaves from Chatuchak in her hand luggage.
Zainab Rizvi | scarf | Wok Chef | Came from a dhaba and found the fire familiar.
`,
    menu: '',
  },
];
