import type { Kitchen } from '../shapes.ts';

/** Woks of Delhi, Hyderabad, Chennai and of Kolkata’s own Chinatown. */
export const chineseTwo: readonly Kitchen[] = [
  {
    name: 'Sichuan Darling',
    logo: 'logo-29',
    cover: 'cover-29',
    cuisine: 'Chinese',
    type: 'non-veg',
    city: 'New Delhi',
    area: 'Saket',
    address: 'Press Enclave Marg, Saket',
    pincode: '110017',
    at: [28.5245, 77.2066],
    description: 'Peppercorn, fermented bean and chilli oil, poured with a heavy hand over chicken and seafood.',
    hours: ['daily 12:30-23:30'],
    prep: 20,
    travel: 18,
    fees: { delivery: 49, freeFrom: 599, packaging: 25, minOrder: 249 },
    lifecycle: 'suspended',
    liked: 3.2,
    chefs: `
Aloysius Wang | man | Head Chef | Toasts peppercorns in small lots and throws out the black seeds by hand.
Neelam Chauhan | woman | Wok Chef | Came for the chilli oil and stayed for the wok.
Robin Kerketta | man | Cold Kitchen | Shreds, pickles and presses from eight in the morning.
`,
    menu: `
Kung Pao Chicken | meat | Starters | 349 | 14 | kung-pao-chicken | peanuts soy gluten | spice
Cubes of thigh with scorched chilli, peanuts and a black vinegar sauce.
Chongqing Chilli Chicken | meat | Starters | 369 | 15 | chilli-chicken | soy gluten
More dried chillies than chicken; you are meant to hunt.
Chilli Oil Wings | meat | Starters | 329 | 15 | chicken-wings | soy sesame
Twice-fried wings in red oil, sesame and ground peppercorn.
Dan Dan Chicken Noodles | meat | Noodles | 329>289 | 14 | schezwan-chicken-noodles | gluten soy sesame peanuts | spice
Wheat noodles, minced chicken, sesame paste and preserved greens.
Chicken Noodle Soup | meat | Noodles | 349 | 16 | chicken-ramen | gluten egg soy
Clear bone broth, bok choy, egg, and chilli oil in its own cup.
Prawn Fried Rice | meat | Rice Plates | 359 | 12 | prawn-fried-rice | crustaceans soy
Prawns and garlic chives in rice that has dried overnight.
Chicken Fried Rice | meat | Rice Plates | 299 | 12 | chicken-fried-rice | soy egg
Fried in rendered chicken skin, egg through it, white pepper over it.
Chicken Manchow Soup | meat | Soups | 199 | 10 | chicken-manchow-soup | soy gluten | bowl
A thick, black-peppered soup with fried noodles that soften as you talk.
Red Oil Chicken Dumplings (8 pc) | meat | Momos | 279 | 14 | chicken-momos-8 | gluten soy sesame
Boiled dumplings under soy, chilli oil and raw garlic, sesame at the end.
Honey Chilli Potato | veg | Starters | 229 | 12 | honey-chilli-potato | soy sesame
The one plate without meat: potato, honey, chilli and sesame.
Steamed Chicken Dumplings (8 pc) | meat | Momos | 269 | 14 | steamed-chicken-momos-8 | gluten soy | dips
Chicken, ginger and Chinese chives in thin skins, vinegar in a small bottle.
Chicken Hakka Noodles | meat | Noodles | 289 | 12 | chicken-hakka-noodles | gluten soy | spice
Chicken, cabbage and bean sprouts tossed with light soy and almost no oil.
`,
  },
  {
    name: 'Ginger Kettle',
    logo: 'logo-25',
    cover: 'cover-26',
    cuisine: 'Chinese',
    type: 'both',
    city: 'Hyderabad',
    area: 'Gachibowli',
    address: 'Financial District Road, Gachibowli',
    pincode: '500032',
    at: [17.4401, 78.3489],
    description: 'Soup first, then noodles: Indo-Chinese comfort for people who leave the office after nine.',
    hours: ['daily 00:00-24:00'],
    prep: 16,
    travel: 18,
    fees: { delivery: 35, freeFrom: 449, packaging: 18, minOrder: 99 },
    liked: 4.1,
    chefs: `
Deborah Ling | woman | Head Chef | Keeps a stockpot that has not been empty since the opening night.
Manoj Pradhan | man | Wok Chef | Tosses with his left hand and seasons with his right.
Ishrat Fatima | scarf | Starters | Fries everything twice and explains it once.
Vamshi Krishna Neeli | man | Night Chef | Takes over at ten, with a playlist and a clean apron.
`,
    menu: `
Hot and Sour Soup | veg | Soups | 139 | 8 | hot-and-sour-soup | soy | bowl
Ginger juice, vinegar, wood ear mushroom and silken tofu.
Sweet Corn Soup | veg | Soups | 129 | 8 | sweet-corn-soup | | bowl
Thick with corn that was on the cob this morning.
Chicken Manchow Soup | meat | Soups | 159 | 9 | chicken-manchow-soup | soy gluten | bowl
Ginger, coriander and shredded chicken under a raft of crisp noodles.
Chicken Hakka Noodles | meat | Noodles | 229>199 | 12 | chicken-hakka-noodles | gluten soy | spice
A tangle of thin noodles with chicken, pepper and cabbage.
Veg Hakka Noodles | veg | Noodles | 189 | 12 | veg-hakka-noodles | gluten soy | spice protein
Beans, carrot and capsicum cut to the width of the noodle.
Chicken Fried Rice | meat | Rice Plates | 229 | 11 | chicken-fried-rice | soy | spice
Chicken, beans and slit green chilli in rice tossed until it hops.
Veg Fried Rice | veg | Rice Plates | 189 | 11 | veg-fried-rice | soy | spice protein
Beans, carrot and sweet corn, no colour and no ajinomoto.
Chicken 65 | meat | Starters | 249 | 13 | chicken-65 | egg soy
The local answer to a starter: red, dry, with curry leaf, bound with egg and seasoned with soy.
Gobi Manchurian | veg | Starters | 199 | 13 | gobi-manchurian | gluten soy
Fried florets in a dark sauce with far more ginger than garlic.
Chilli Paneer | veg | Starters | 239 | 13 | chilli-paneer | milk soy gluten
Squares of paneer with spring onion whites and a sharp soy glaze.
Paneer Momos (6 pc) | veg | Momos | 149 | 12 | paneer-momos-6 | gluten milk | dips
Folded flat, like small books, and steamed for nine minutes.
Ginger Lime Soda | veg | Drinks | 89 | 3 | fresh-lime-soda | | sweetness
Ginger juice, lime and soda, with a mint leaf for the nose.
`,
  },
  {
    name: 'Marina Noodle Bar',
    logo: 'logo-19',
    cover: 'cover-32',
    cuisine: 'Chinese',
    type: 'both',
    city: 'Chennai',
    area: 'Adyar',
    address: 'Lattice Bridge Road, Adyar',
    pincode: '600020',
    at: [13.0067, 80.2573],
    description: 'Noodles by the box, seafood when the wind allows, and a chilli scale that starts at Chennai mild.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 35, freeFrom: 399, packaging: 18, minOrder: 99 },
    liked: 4.2,
    chefs: `
Grace Ho | woman | Head Chef | Her father ran a beauty parlour on Mount Road; she kept his scissors for the noodles.
Selvam Irulappan | man | Wok Chef | Was a fisherman at Kasimedu until a wok turned out to be drier.
Nandhini Perumal | woman | Sushi Chef | Trained in a hotel basement and prefers a window.
`,
    menu: `
Schezwan Chicken Noodles | meat | Noodles | 249 | 12 | schezwan-chicken-noodles | gluten soy | spice
Flat wheat noodles and chicken in a paste of ten-hour chillies.
Schezwan Veg Noodles | veg | Noodles | 209 | 12 | schezwan-veg-noodles | gluten soy | spice protein
Beans and baby corn in wheat noodles, reddened with slow-cooked chilli paste.
Chicken Ramen | meat | Noodles | 339>299 | 16 | chicken-ramen | gluten egg soy
Soy broth with chicken, corn and a six-minute egg.
Prawn Fried Rice | meat | Rice Plates | 319 | 12 | prawn-fried-rice | crustaceans soy
East-coast prawns, spring onion, no peas.
Egg Fried Rice | egg | Rice Plates | 199 | 10 | egg-fried-rice | egg soy
Eggs set first, then rice and scallion tossed through until every grain is yellow.
Schezwan Fried Rice | veg | Rice Plates | 199 | 10 | schezwan-fried-rice | soy | protein
Rice fried with chilli and garlic paste, slices of cool cucumber on the side.
Chilli Chicken | meat | Starters | 259 | 13 | chilli-chicken | soy gluten egg
Semi-dry, with shallots in place of onion, as this city prefers it.
Gobi Manchurian | veg | Starters | 189 | 13 | gobi-manchurian | gluten soy
Cauliflower in a crackling batter, glazed with soy, ginger and spring onion.
Steamed Chicken Momos (6 pc) | meat | Momos | 169 | 12 | steamed-chicken-momos-6 | gluten soy | dips
Chicken, scallion and ginger oil in wrappers you can almost see through.
Veg Nigiri and Maki | veg | Rice Bowls | 259 | 14 | veg-sushi | sesame soy
Carrot, cucumber and mango rolled tight, sesame seed outside.
Salmon Nigiri and Maki | meat | Rice Bowls | 429 | 14 | salmon-sushi | fish soy | | inactive
Frozen-at-sea salmon over warm rice, Friday and Saturday only.
Fresh Lime Soda | veg | Drinks | 79 | 3 | fresh-lime-soda | | sweetness
Two limes to the bottle, the soda packed apart so that it still bites.
`,
  },
  {
    name: 'Tangra Fire',
    logo: 'logo-06',
    cover: 'cover-25',
    cuisine: 'Chinese',
    type: 'non-veg',
    city: 'Kolkata',
    area: 'Tangra',
    address: 'South Tangra Road, Tangra',
    pincode: '700046',
    at: [22.5478, 88.3878],
    description:
      'From the old tannery quarter where Hakka cooks met green chilli: the first Indian Chinese kitchen style.',
    hours: ['daily 00:00-24:00'],
    prep: 18,
    travel: 18,
    fees: { delivery: 35, freeFrom: 449, packaging: 18, minOrder: 149 },
    liked: 4.6,
    chefs: `
Mei-Lan Chen | woman | Head Chef | Cooks from her mother’s order book, which is in three scripts.
Francis Liang | man | Wok Chef | Carries two woks, one for what is dark and one for what is not.
Subir Naskar | man | Prep and Steaming | Has boned chicken in this lane for twenty years without looking.
Chu Yin Hua | woman | Sauces | Bottles chilli sauce every second Monday; the neighbours close their windows.
`,
    menu: `
Tangra Chilli Chicken | meat | Starters | 279 | 13 | chilli-chicken | soy gluten egg | spice
Bone-in pieces, dark soy and whole green chillies, which is how it began.
Chicken Hakka Noodles | meat | Noodles | 219 | 11 | chicken-hakka-noodles | gluten soy | spice
Thin noodles, chicken shreds, nothing red in it.
Schezwan Chicken Noodles | meat | Noodles | 239 | 12 | schezwan-chicken-noodles | gluten soy
Chicken and noodles under a paste of dried chilli, garlic and a splash of vinegar.
Mixed Egg Fried Rice | egg | Rice Plates | 179 | 10 | egg-fried-rice | egg soy
Scrambled egg, spring onion and a dark streak of soy.
Prawn Fried Rice | meat | Rice Plates | 289>259 | 12 | prawn-fried-rice | crustaceans soy
Small prawns from the delta, sweet as peas.
Kung Pao Chicken | meat | Starters | 289 | 13 | kung-pao-chicken | nuts soy gluten
Chicken, scorched chilli and cashews in a dark vinegar sauce; the cashew seller is next door.
Golden Fried Wings | meat | Starters | 259 | 14 | chicken-wings | soy gluten
Marinated in soy and ginger juice since morning, dusted with flour.
Fried Chicken, Salt and Pepper | meat | Starters | 269 | 14 | fried-chicken | gluten egg
Crisp egg batter, crushed black pepper, spring onion over everything.
Chicken Dumplings (8 pc) | meat | Momos | 179 | 12 | steamed-chicken-momos-8 | gluten soy | dips
Boiled, not steamed, with a clear ginger dip.
Chicken Manchow Soup | meat | Soups | 149 | 9 | chicken-manchow-soup | soy gluten | bowl
Minced chicken and mushroom in a brown soup thick enough for January, fried noodles on top.
Honey Chilli Potato | veg | Starters | 169 | 11 | honey-chilli-potato | soy sesame
Fried potato fingers in warm honey and soy, chilli flakes and sesame over them.
Veg Hakka Noodles | veg | Noodles | 179 | 11 | veg-hakka-noodles | gluten soy
Cooked in the clean wok, with cabbage and beans.
`,
  },
];
