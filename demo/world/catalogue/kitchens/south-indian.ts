import type { Kitchen } from '../shapes.ts';

/** Dosas, meals and tiffin of Karnataka, Tamil Nadu and the Telugu country. */
export const southIndian: readonly Kitchen[] = [
  {
    name: 'Udupi Table',
    logo: 'udupi-table',
    cover: 'udupi-table',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Bengaluru',
    area: 'Jayanagar',
    address: '4th Block, Jayanagar',
    pincode: '560011',
    at: [12.9299, 77.5833],
    description: 'Crisp dosas, steamed idlis and strong coffee, the way Udupi kitchens have always done them.',
    hours: ['daily 06:30-11:30', 'daily 16:00-22:30'],
    prep: 15,
    travel: 15,
    fees: { delivery: 29, freeFrom: 299, packaging: 15, minOrder: 0 },
    liked: 4.6,
    chefs: `
Vasudeva Adiga | man | Head Chef | Third of his family at the dosa stone, and the first to write the recipes down.
Sumathi Bhat | woman | Steam Kitchen | Grinds the idli batter at nine each night and lets the season decide when it is ready.
Ganesh Upadhya | man | Coffee Maker | Pulls the decoction twice a day and throws away what is left.
`,
    menu: `
Masala Dosa | veg | Dosa and Idli | 99 | 10 | masala-dosa | mustard milk | ghee chutneys
Golden rice crepe around turmeric potatoes tempered with mustard seed, with coconut chutney and sambar.
Mysore Masala Dosa | veg | Dosa and Idli | 119>109 | 12 | mysore-masala-dosa | milk | ghee chutneys
Spread with red garlic chutney before the potatoes go in.
Plain Dosa | veg | Dosa and Idli | 79 | 8 | plain-dosa | milk | chutneys
Nothing inside, a pat of butter on top, and a crackle that carries across the room.
Onion Uttapam | veg | Dosa and Idli | 109 | 12 | onion-uttapam | | ghee chutneys
A thick, soft pancake with onions and green chilli pressed into the batter while it sets.
Idli Vada | veg | Dosa and Idli | 79 | 8 | idli-vada | | chutneys
Two steamed idlis and a crisp lentil vada with sambar.
Podi Idli | veg | Dosa and Idli | 89 | 8 | podi-idli | milk sesame
Mini idlis tossed in gunpowder with sesame, and ghee enough to make it cling.
Ghee Pongal | veg | Rice Plates | 95 | 10 | ghee-pongal | milk nuts
Rice and moong dal cooked soft with pepper, cumin and cashews, a pool of ghee in the middle.
South Indian Meals | veg | Thali | 179 | 15 | south-indian-thali | milk gluten
Rice, sambar, rasam, two vegetables, curd, papad and a sweet on a steel plate.
Vegetable Pulao | veg | Rice Plates | 139 | 15 | veg-pulao | milk | sidesVeg
Short-grain rice with beans, carrots and whole spices, served with raita.
Dal Tadka | veg | Curries | 129 | 12 | dal-tadka |
Yellow lentils with a sizzling cumin and garlic tempering.
Rose Lassi | veg | Drinks | 79 | 5 | rose-lassi | milk nuts | sweetness
Cold curd churned with rose syrup.
Filter Coffee | veg | Drinks | 45 | 5 | filter-coffee | milk | sweetness
Chicory decoction and boiling milk, poured from a height until it froths.
Rasgulla (2 pc) | veg | Desserts | 69 | 3 | rasgulla-2 | milk nuts
Soft chenna dumplings in a light syrup.
`,
  },
  {
    name: 'Nagarathna Mess',
    logo: 'logo-11',
    cover: 'cover-16',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Bengaluru',
    area: 'Malleshwaram',
    address: '8th Cross, Malleshwaram',
    pincode: '560003',
    at: [13.0031, 77.57],
    description: 'A family mess of the old town: bisi bele bath, curd rice and lunch plates at weekday prices.',
    hours: ['Mon-Sat 07:00-15:30', 'Mon-Sat 18:30-21:30'],
    prep: 12,
    travel: 15,
    fees: { delivery: 25, freeFrom: 249, packaging: 10, minOrder: 0 },
    liked: 4.4,
    chefs: `
Nagarathna Hebbar | woman | Owner and Cook | Opened the mess in her front room for six hostel boys; the recipes are still sized for six.
Prakash Hebbar | man | Rice Cook | Her son, who cooks two hundred plates of rice before half past eleven.
Shanta Poojary | woman | Chutneys and Pickles | Cuts the year’s mangoes in May and does not let anyone else near the jars.
`,
    menu: `
Bisi Bele Bath | veg | Rice Plates | 99 | 10 | khichdi | milk nuts
Rice, toor dal and vegetables cooked together with a dark, cinnamon-heavy masala, ghee and cashews.
Curd Rice | veg | Rice Plates | 79 | 6 | curd-rice | milk mustard
Soft rice folded into fresh curd, with mustard seed, curry leaf and pomegranate.
Masala Dosa | veg | Dosa and Idli | 89 | 10 | masala-dosa | mustard milk | ghee chutneys
Potatoes crushed with ginger, lemon and mustard seed inside a dosa the colour of honey.
Avalakki Bath | veg | Snacks | 65 | 8 | poha | peanuts mustard
Beaten rice with turmeric, peanuts and coconut, tempered with mustard seed.
Lunch Plate | veg | Thali | 129 | 10 | south-indian-thali | milk gluten
Rice, saaru, a dry palya, a gojju, curd and pickle, refilled once at no charge.
Sambar with Rice | veg | Curries | 85 | 8 | sambar |
Toor dal soured with tamarind, with drumstick and small onions, over plain rice.
Medu Vada (5 pc) | veg | Snacks | 60 | 8 | medu-vada | | chutneys
Black gram ground until it floats in water, fried with whole pepper and ginger.
Benne Dosa | veg | Dosa and Idli | 95 | 10 | plain-dosa | milk | chutneys
Davangere style: puffed rice in the batter, white butter on the stone and more of it on top.
Paneer Dosa | veg | Dosa and Idli | 120 | 12 | paneer-dosa | milk | chutneys
Crumbled paneer with pepper and coriander inside a thin, brown dosa.
Cucumber Mosaru Bajji | veg | Salads | 55 | 5 | cucumber-raita | milk mustard
Grated cucumber in thick curd with coconut, green chilli and a mustard seed tempering.
Majjige | veg | Drinks | 35 | 3 | masala-chaas | milk
Buttermilk thinned with iced water, ginger and crushed curry leaf.
Kesari Bath | veg | Desserts | 60 | 5 | gajar-halwa | gluten milk nuts | | inactive
Semolina roasted in ghee and cooked orange with saffron, sugar and cashews.
`,
  },
  {
    name: 'Guntur Gate',
    logo: 'logo-28',
    cover: 'cover-02',
    cuisine: 'Indian',
    type: 'both',
    city: 'Bengaluru',
    area: 'BTM Layout',
    address: '16th Main, BTM 2nd Stage',
    pincode: '560076',
    at: [12.9166, 77.6101],
    description: 'Andhra meals on a leaf and curries red with Guntur chilli. Ask for mild and you get medium.',
    hours: ['daily 00:00-24:00'],
    prep: 18,
    travel: 15,
    fees: { delivery: 35, freeFrom: 399, packaging: 15, minOrder: 99 },
    liked: 4.3,
    chefs: `
Venkata Ramana Chalasani | man | Head Chef | Buys his chillies at the Guntur yard twice a year and grades them by smell.
Padma Yarlagadda | woman | Pickles and Podis | Keeps eleven powders in rotation, from curry leaf to flaxseed.
Subba Rao Malempati | man | Biryani Chef | Came for one season in 2011 and stayed with the big pot.
Anitha Gorrepati | woman | Curry Chef | Grinds gongura by the sack in the rains and freezes it for the summer.
`,
    menu: `
Guntur Chicken Curry | meat | Curries | 289 | 18 | chettinad-chicken | | curryExtras
On the bone, in a thin red gravy that owes its colour and its temper to Guntur sannam chillies.
Gongura Mutton | meat | Curries | 379 | 22 | mutton-rogan-josh | | curryExtras
Goat with sour sorrel leaves, which cut the fat and leave the lips tingling.
Nellore Fish Pulusu | meat | Curries | 319 | 20 | goan-fish-curry | fish | curryExtras
River fish in tamarind, tomato and raw mango, better for having stood an hour.
Egg Pulusu | egg | Curries | 189 | 14 | egg-curry | egg | curryExtras
Boiled eggs in a thin tamarind gravy with fenugreek seed and jaggery.
Tomato Pappu | veg | Curries | 149 | 12 | dal-fry | milk
Toor dal cooked with ripe tomatoes and green chilli, ghee poured over at the end.
Vankaya Pachadi | veg | Curries | 169 | 14 | baingan-bharta | peanuts sesame gluten
Aubergine charred on the flame and mashed with tamarind, peanuts and sesame, with a roti to carry it.
Bendakaya Vepudu | veg | Curries | 169 | 14 | bhindi-masala | peanuts
Okra fried until the edges are brittle, with crushed peanuts and garlic.
Andhra Chicken Biryani | meat | Biryani | 299>269 | 22 | hyderabadi-chicken-biryani | egg milk | portion sides
Green chilli and mint marinade, short steaming, and an egg hidden in the rice.
Andhra Veg Meals | veg | Thali | 199 | 12 | south-indian-thali | milk gluten
Pappu, pulusu, a fry, perugu and three podis with rice and a spoon of ghee.
Chicken 65 | meat | Starters | 249 | 15 | chicken-65 | egg
Boneless pieces fried dry with curry leaves, dried chilli and a beaten egg in the batter.
Apollo Fish | meat | Starters | 299 | 16 | fish-fry | fish | | sold out
Slices of murrel fried crisp and turned once in green chilli and curry leaf.
Curd Rice with Pomegranate | veg | Rice Plates | 109 | 6 | curd-rice | milk
Cold curd and soft rice, lightly salted. It puts out the fire of the curries.
Paramannam | veg | Desserts | 99 | 5 | rice-kheer | milk nuts
Rice cooked in milk until it slumps, sweetened with jaggery and finished with fried cashews.
`,
  },
  {
    name: 'Chutney Mandapam',
    logo: 'logo-23',
    cover: 'cover-18',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Hyderabad',
    area: 'Ameerpet',
    address: 'Opposite the old bus bay, Ameerpet',
    pincode: '500016',
    at: [17.4374, 78.4482],
    description: 'Tiffin from first light with five chutneys to every plate, and filter coffee until the last dosa.',
    hours: ['daily 06:00-12:00', 'daily 16:30-22:00'],
    prep: 12,
    travel: 15,
    fees: { delivery: 25, freeFrom: 249, packaging: 12, minOrder: 0 },
    liked: 4.5,
    chefs: `
Sridevi Kothapalli | woman | Head Chef | Left a bank counter in Ameerpet for a grinding stone, and brought the bank’s punctuality with her.
Yadagiri Bandaru | man | Dosa Chef | Runs four stones at once and never turns a dosa twice.
Mallesh Gaddam | man | Chutney Cook | Starts the peanut chutney at five and has finished all five by six.
`,
    menu: `
Ghee Karam Dosa | veg | Dosa and Idli | 105 | 10 | mysore-masala-dosa | milk | chutneys
Brushed with red karam and ghee, folded into a triangle, eaten with fingers that stay red.
Pesarattu | veg | Dosa and Idli | 95 | 10 | plain-dosa | milk | chutneys
A green moong crepe with ginger and cumin in the batter, raw onion inside and butter on top.
Masala Dosa | veg | Dosa and Idli | 99 | 10 | masala-dosa | mustard milk | ghee chutneys
Thin at the rim and soft where the potatoes sit, tempered with mustard seed and curry leaf.
Paneer Chilli Dosa | veg | Dosa and Idli | 135>119 | 12 | paneer-dosa | milk soy | chutneys
Paneer tossed with green chilli and soy, rolled tight in a brown crepe.
Karam Podi Idli | veg | Dosa and Idli | 89 | 8 | podi-idli | milk sesame
Button idlis rolled in ghee and a rust-red podi of chilli and roasted sesame.
Idli Sambar | veg | Dosa and Idli | 69 | 6 | idli-vada | | chutneys
Two idlis and a small vada, half drowned in hot sambar.
Tomato Uttapam | veg | Dosa and Idli | 105 | 12 | onion-uttapam | | ghee chutneys
Tomato, onion and coriander set into a thick batter that stays moist in the middle.
Garelu (5 pc) | veg | Snacks | 70 | 8 | medu-vada | | chutneys
Black gram rings fried brown, the batter beaten by hand so that they stay light.
Onion Pakodi | veg | Snacks | 75 | 9 | onion-pakora | | plate
Onions held together by as little gram flour as will do it, fried dark.
Atukula Upma | veg | Snacks | 75 | 8 | poha | peanuts mustard
Beaten rice softened for a minute, then turned with mustard seed, peanuts and lime.
Ven Pongal | veg | Rice Plates | 90 | 10 | ghee-pongal | milk nuts
Peppery rice and lentils with cashews, heavy enough to cancel lunch.
Degree Coffee | veg | Drinks | 40 | 5 | filter-coffee | milk | sweetness
Undiluted milk and the first decoction of the morning.
`,
  },
  {
    name: 'Mylapore Mess Hall',
    logo: 'logo-16',
    cover: 'cover-19',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Chennai',
    area: 'Mylapore',
    address: 'South Mada Street, Mylapore',
    pincode: '600004',
    at: [13.0339, 80.2696],
    description: 'Temple-street cooking without onion or garlic until noon, and the full tiffin card after four.',
    hours: ['Tue-Sun 06:30-14:30', 'Tue-Sun 16:00-21:30'],
    prep: 15,
    travel: 15,
    fees: { delivery: 29, freeFrom: 299, packaging: 12, minOrder: 0 },
    liked: 4.6,
    chefs: `
Gayathri Ramanujam | woman | Head Chef | Cooks by the temple calendar and can tell you which day forbids which vegetable.
Srinivasan Tatachari | man | Rice and Rasam | Makes nine rasams; neem flower only when it rains.
Kamala Sundaresan | woman | Tiffin Chef | Her adai has four lentils and no two batches the same grain.
Balaji Varadan | man | Coffee Maker | Roasts peaberry himself, a shade darker than the street likes.
`,
    menu: `
Full Meals | veg | Thali | 189 | 12 | south-indian-thali | milk mustard gluten
Rice with paruppu, sambar, rasam, kootu, poriyal tempered with mustard seed, appalam, curd and payasam.
Ghee Roast | veg | Dosa and Idli | 125 | 10 | plain-dosa | milk | chutneys
A dosa the length of a forearm, stiff with ghee and rolled into a cone.
Podi Masala Dosa | veg | Dosa and Idli | 119 | 12 | mysore-masala-dosa | sesame mustard milk | ghee chutneys
Gunpowder with sesame under the potatoes, which are tempered with mustard seed and a good deal of ginger.
Kanchipuram Idli | veg | Dosa and Idli | 79 | 8 | podi-idli | milk nuts
Pepper, ginger and cashew in the batter, finished in ghee and gunpowder.
Idli and Vada Set | veg | Dosa and Idli | 85 | 8 | idli-vada | | chutneys
Two idlis, one vada, three chutneys, and sambar that has been on since dawn.
Vengaya Uttapam | veg | Dosa and Idli | 109 | 12 | onion-uttapam | | ghee chutneys
Pearl onions pressed into a thick, sour batter that is turned only once.
Medu Vada (5 pc) | veg | Snacks | 55 | 8 | medu-vada | | chutneys
Crisp outside, airy inside, with flecks of coconut.
Ven Pongal with Gothsu | veg | Rice Plates | 95 | 10 | ghee-pongal | milk nuts
Pongal with cashews and pepper beside a sour aubergine gothsu.
Thayir Sadam | veg | Rice Plates | 85 | 6 | curd-rice | milk mustard
Curd rice with mustard seed and fried chilli, set cool enough to slice.
Vatha Kuzhambu | veg | Curries | 119 | 10 | sambar | sesame
Sundakkai berries in a dark tamarind gravy cooked in sesame oil. Sharp, and meant for plain rice.
Akkaravadisal | veg | Desserts | 90 | 6 | rice-kheer | milk nuts
Rice and moong cooked in milk and jaggery until it will not move, with cashews.
Mylapore Coffee | veg | Drinks | 45 | 5 | filter-coffee | milk | sweetness
Peaberry and no chicory, in a tumbler hot enough to need the davara.
Neer Mor | veg | Drinks | 39 | 3 | masala-chaas | milk
Temple-festival buttermilk with asafoetida, lime leaf and green chilli.
`,
  },
];
