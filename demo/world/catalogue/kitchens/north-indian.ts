import type { Kitchen } from '../shapes.ts';

/** Punjab, Old Delhi and Rajasthan: tandoors, parathas and slow meat. */
export const northIndian: readonly Kitchen[] = [
  {
    name: 'Tiffin Room',
    logo: 'tiffin-room',
    cover: 'cover-08',
    cuisine: 'Indian',
    type: 'both',
    city: 'New Delhi',
    area: 'Hauz Khas',
    address: 'Deer Park side lane, Hauz Khas Village',
    pincode: '110016',
    at: [28.5535, 77.194],
    description: 'Old Delhi gravies and kebabs for people who eat late: the kitchen closes when the city does.',
    hours: ['daily 18:00-03:00'],
    prep: 22,
    travel: 18,
    fees: { delivery: 45, freeFrom: 599, packaging: 25, minOrder: 149 },
    liked: 4.2,
    chefs: `
Harpreet Ahluwalia | woman | Head Chef | Took over the night shift from her father and turned it into the only shift.
Wasim Qureshi | man | Grill Chef | Fourth generation of kebab makers from the lanes behind Turkman Gate.
Naresh Bisht | man | Gravy Chef | Starts the makhani base at noon so that it is quiet by evening.
Rukhsana Begum | scarf | Biryani Chef | Cooks by the sound of the pot and refuses to use a timer.
`,
    menu: `
Butter Chicken | meat | Curries | 379 | 22 | butter-chicken | milk nuts gluten | portion
The Delhi original: smoked chicken, tomato, butter and time, with cashew for body and a naan to mop up.
Kadai Chicken | meat | Curries | 349 | 20 | kadai-chicken | | portion
Peppers, onions and coarse spices over a high flame.
Chicken Korma | meat | Curries | 369 | 22 | chicken-korma | milk nuts | portion
White and fragrant: curd, fried onion, almonds and a drop of kewra, no turmeric anywhere.
Dal Makhani | veg | Curries | 249 | 15 | dal-makhani | milk | portion
Black lentils, slow fire, white butter.
Shahi Paneer | veg | Curries | 309 | 18 | shahi-paneer | milk nuts | portion
Thick slices of paneer in a pale cashew gravy with a little honey and mace.
Chicken Tikka | meat | Tandoor | 339 | 18 | chicken-tikka-skewers | milk mustard
Eight pieces from the tandoor, marinated in curd and mustard oil, with mint chutney.
Paneer Tikka | veg | Tandoor | 299>269 | 16 | paneer-tikka | milk
Charred paneer with peppers and chaat masala.
Mutton Seekh (4 pc) | meat | Tandoor | 379 | 20 | seekh-kebab-plate |
Hand-chopped goat with green chilli and ginger, pressed onto the skewer with wet fingers.
Chicken Biryani | meat | Biryani | 349 | 24 | hyderabadi-chicken-biryani | egg milk | portion
Yakhni rice with chicken on the bone and boiled egg.
Garlic Naan | veg | Breads | 75 | 8 | garlic-naan | gluten milk | butter
Blistered and brushed with garlic butter.
Tandoori Roti | veg | Breads | 35 | 6 | tandoori-roti | gluten
Plain whole wheat, slapped on dry and eaten before it cools.
Samosa Chaat | veg | Snacks | 99 | 8 | samosa-chaat | milk gluten
Crushed samosas under curd, tamarind and sev.
Malai Kulfi | veg | Desserts | 109 | 4 | malai-kulfi | milk nuts
Milk boiled down to a third, frozen in clay with pistachio and cardamom.
`,
  },
  {
    name: 'Sarson Road',
    logo: 'logo-07',
    cover: 'cover-10',
    cuisine: 'Indian',
    type: 'both',
    city: 'Bengaluru',
    area: 'Marathahalli',
    address: 'Outer Ring Road, Marathahalli',
    pincode: '560037',
    at: [12.9569, 77.7011],
    description: 'A highway dhaba that happens to stand on the ring road: parathas, tandoor and chai until four.',
    hours: ['daily 18:00-04:00'],
    prep: 18,
    travel: 18,
    fees: { delivery: 39, freeFrom: 449, packaging: 15, minOrder: 99 },
    liked: 4.1,
    chefs: `
Gurdeep Sandhu | turban | Owner and Tandoor Chef | Drove lorries between Ludhiana and Bengaluru before he cooked for those who do.
Balwinder Gill | man | Dal and Gravies | Believes that any dal younger than eight hours is soup.
Simran Dhillon | woman | Paratha Chef | Rolls them thin enough to see the filling through, and bets on it.
Jagdish Mehra | man | Sous Chef | Runs the pass from midnight, when the orders get strange.
Poonam Rawat | woman | Chai and Lassi | Boils the ginger before the leaves and will explain why.
`,
    menu: `
Aloo Paratha | veg | Breads | 119 | 12 | aloo-paratha | gluten milk | butter
Whole wheat stuffed with potato, pomegranate seed and green chilli, served with curd and white butter.
Gobi Paratha | veg | Breads | 129 | 12 | gobi-paratha | gluten milk | butter
Grated cauliflower squeezed dry and seasoned with ajwain, so that the edges stay crisp. Curd beside it.
Amritsari Kulcha | veg | Breads | 139 | 14 | amritsari-kulcha | gluten milk
Flaky, stuffed with spiced potato and crushed between two hands on its way out, butter running.
Laccha Paratha | veg | Breads | 59 | 8 | laccha-paratha | gluten milk
Rings of dough and ghee that come apart at a pull.
Dhaba Chicken Curry | meat | Curries | 289 | 18 | chicken-tikka-masala | milk | portion
Thin, red and full of whole garlic, with a swirl of cream for those who asked the driver ahead.
Egg Bhurji | egg | Curries | 149 | 10 | egg-bhurji | egg gluten milk
Four eggs scrambled hard with onion, tomato and green chilli, two buttered pav beside them.
Paneer Bhurji | veg | Curries | 229 | 12 | paneer-bhurji | milk gluten
Crumbled paneer cooked like a bhurji ought to be, with capsicum, kasuri methi and pav.
Rajma Masala | veg | Curries | 189 | 12 | rajma-masala | | withRice
Red kidney beans from the hills, simmered until the gravy thickens by itself.
Dal Fry | veg | Curries | 159 | 10 | dal-fry | milk
Three lentils broken down with tomato and finished in ghee and red chilli.
Tandoori Chicken | meat | Tandoor | 269>239 | 22 | tandoori-chicken | milk mustard | half
Mustard oil, hung curd, no colouring: it is brown, and it should be.
Fish Tikka | meat | Tandoor | 339 | 18 | fish-tikka | fish milk | | sold out
Boneless river fish with ajwain and curd, six pieces to a plate.
Sweet Lassi | veg | Drinks | 89 | 4 | sweet-lassi | milk nuts | sweetness
Served with the skin of cream still on and a few pistachios. Bring a spoon.
Adrak Chai | veg | Drinks | 35 | 6 | masala-chai | milk gluten | sweetness
Ginger tea boiled three times, in a flask for two, biscuits included.
`,
  },
  {
    name: 'Kebab Gali',
    logo: 'logo-05',
    cover: 'cover-12',
    cuisine: 'Indian',
    type: 'non-veg',
    city: 'New Delhi',
    area: 'Daryaganj',
    address: 'Kucha Chelan, Daryaganj',
    pincode: '110002',
    at: [28.6437, 77.2402],
    description: 'Charcoal, minced goat and forty years of practice, one lane away from the old city’s mosque.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 20,
    fees: { delivery: 45, freeFrom: 549, packaging: 20, minOrder: 149 },
    liked: 4.7,
    halal: true,
    chefs: `
Mirza Shahnawaz Baig | man | Head Chef | Can name the cut by touch and sends back a third of what the butcher brings.
Zubair Alam | man | Grill Chef | Fans the coals with a palm leaf; the electric fan lasted one evening.
Shabana Parveen | scarf | Marinades | Keeps the spice count of the galouti to herself. It is more than thirty.
`,
    menu: `
Galouti Kebab (5 pc) | meat | Starters | 399 | 18 | galouti-kebab | milk nuts
Goat minced seven times and fried in ghee; it gives way before the teeth meet. Bound with roasted gram and cashew.
Seekh Kebab (4 pc) | meat | Tandoor | 349 | 18 | seekh-kebab-plate |
Long skewers over charcoal, basted with their own fat and nothing else.
Tandoori Murgh | meat | Tandoor | 289 | 22 | tandoori-chicken | milk mustard | half
A small bird, twice marinated, the second time in mustard oil and hung curd.
Malai Tikka | meat | Tandoor | 349 | 18 | malai-chicken-skewers | milk nuts
Thigh of chicken in cream and almond paste, charred only at the corners.
Fish Tikka Ajwaini | meat | Tandoor | 389 | 18 | fish-tikka | fish milk
Sole in carom and curd, cooked quickly and sent with raw onion.
Nalli Rogan Josh | meat | Curries | 449 | 24 | mutton-rogan-josh | milk | portion
Shank bones simmered in curd and Kashmiri chilli, with the marrow left for you.
Murgh Korma | meat | Curries | 349 | 20 | chicken-korma | milk nuts | portion
The wedding korma of the lane: curd, almonds, fried onion and patience.
Keema with Pav | meat | Curries | 289>259 | 14 | keema-pav | gluten milk
Coarse goat mince with green peas, the pav split and toasted in butter.
Old City Mutton Biryani | meat | Biryani | 399 | 26 | mutton-biryani | milk | portion
Sella rice cooked in goat stock with curd, sold by the plate until the deg is empty.
Chicken Roll, Lane Style | meat | Tacos and Rolls | 179 | 12 | chicken-kathi-roll | gluten | roll
Seared chicken, raw onion and green chutney in a paratha fried on both sides.
Laccha Paratha | veg | Breads | 55 | 8 | laccha-paratha | gluten milk
Meant for wiping the plate; two are seldom enough. Layered with ghee.
Onion Raita | veg | Salads | 69 | 4 | cucumber-raita | milk
Whipped curd with cucumber, onion and a dusting of roasted cumin.
Phirni in Clay | veg | Desserts | 99 | 4 | rice-kheer | milk nuts
Ground rice set in milk with almonds, cold and tasting faintly of the pot.
`,
  },
  {
    name: 'Paratha Darbar',
    logo: 'logo-43',
    cover: 'cover-07',
    cuisine: 'Indian',
    type: 'veg',
    city: 'New Delhi',
    area: 'Rajouri Garden',
    address: 'J Block Market, Rajouri Garden',
    pincode: '110027',
    at: [28.6492, 77.122],
    description: 'Stuffed parathas from the griddle, chole from the copper pot, and curd set in the same kitchen.',
    hours: ['daily 00:00-24:00'],
    prep: 15,
    travel: 15,
    fees: { delivery: 35, freeFrom: 349, packaging: 15, minOrder: 99 },
    liked: 4.3,
    chefs: `
Kuldeep Arora | man | Head Chef | Came from Amritsar with one rolling pin, which nobody else may touch.
Savita Chawla | woman | Paratha Chef | Sealed her first paratha at six years old, standing on a flour tin.
Deepak Negi | man | Chole Cook | Darkens the chickpeas with tea leaves in a muslin bag, as his teacher did.
Manju Devi | woman | Curd and Pickles | Sets eleven kilos of curd a night and talks to it, the others say.
`,
    menu: `
Aloo Paratha with Curd | veg | Breads | 99 | 10 | aloo-paratha | gluten milk | butter
Mashed potato with coriander seed and dried mango in a thin wheat shell, curd and pickle on the side.
Gobi Pyaz Paratha | veg | Breads | 109 | 10 | gobi-paratha | gluten milk | butter
Cauliflower and onion, chopped fine and salted late so that nothing turns wet. Comes with curd.
Paneer Paratha | veg | Breads | 129>115 | 10 | paneer-paratha | gluten milk | butter
Crumbled paneer, green chilli and kasuri methi, cooked in butter until it spots.
Amritsari Kulcha Plate | veg | Breads | 149 | 14 | amritsari-kulcha | gluten milk
Two kulchas from the tandoor with butter, onion and a bowl of chole.
Chole Bhature | veg | Snacks | 159 | 14 | chole-bhature | gluten
Two balloons of fried bread with dark chickpeas, carrot pickle and a green chilli.
Pindi Chole | veg | Curries | 169 | 12 | chole-masala | gluten
Chickpeas without onion or garlic, sharp with pomegranate and ginger matchsticks, and one kulcha.
Kadhi Pakora | veg | Curries | 159 | 12 | kadhi-pakora | milk | withRice
Gram-flour fritters resting in sour curd gravy until they are soft all the way.
Rajma | veg | Curries | 169 | 12 | rajma-masala | | withRice
Kidney beans cooked with their soaking water, tomato and black cardamom.
Paneer Tikka Masala | veg | Curries | 259 | 16 | paneer-tikka-masala | milk
Grilled cubes dropped into onion gravy at the last moment, cream on top.
Dahi Bhalla | veg | Snacks | 99 | 6 | dahi-vada | milk
Lentil dumplings squeezed out of water into sweet curd, with tamarind and cumin.
Sweet Lassi | veg | Drinks | 79 | 4 | sweet-lassi | milk nuts | sweetness
Patiala size, pistachio on top, the cream scraped from the setting pan.
Jalebi (6 pc) | veg | Desserts | 89 | 8 | jalebi | gluten milk nuts
Fermented batter piped into hot ghee, then into syrup. They break with a snap.
Gajar Halwa | veg | Desserts | 129 | 5 | gajar-halwa | milk nuts | | inactive
Grated carrots, milk and khoya stirred for an afternoon, with cashews. From November to February.
`,
  },
  {
    name: 'Rajputana Rasoi',
    logo: 'logo-18',
    cover: 'cover-15',
    cuisine: 'Indian',
    type: 'both',
    city: 'New Delhi',
    area: 'Karol Bagh',
    address: 'Pusa Road, Karol Bagh',
    pincode: '110005',
    at: [28.6455, 77.1867],
    description: 'The desert’s larder: gram flour, dried berries, ghee, and goat cooked red with Mathania chillies.',
    hours: ['Mon, Wed-Sun 12:00-15:30', 'Mon, Wed-Sun 19:00-00:30'],
    prep: 22,
    travel: 15,
    fees: { delivery: 39, freeFrom: 499, packaging: 20, minOrder: 149 },
    liked: 4.4,
    chefs: `
Bhanwar Singh Rathore | man | Head Chef | Cooked for hunting camps near Pali until there was nothing left to hunt, and was glad of it.
Kanta Bai Solanki | woman | Thali Chef | Bakes bati in charcoal ash, a compromise with the city that took her a year.
Mohan Lal Gurjar | man | Meat Chef | Counts Mathania chillies into the pot: twenty-two to the kilo.
`,
    menu: `
Laal Maas | meat | Curries | 419 | 24 | mutton-rogan-josh | milk | portion
Goat in ghee, garlic and nothing to soften the chilli. Smoked with a live coal under the lid.
Safed Murgh | meat | Curries | 429 | 24 | chicken-korma | milk nuts | | inactive
Chicken in the white gravy once kept for winter guests: almonds, curd and white pepper.
Marwari Keema with Bati Pav | meat | Curries | 319 | 16 | keema-pav | gluten milk
Coarse mince with green garlic, and buttered bread in place of the bati it deserves.
Rajasthani Thali | veg | Thali | 329>299 | 18 | rajasthani-thali | milk gluten
Dal, bati, churma, gatta, ker sangri, garlic chutney and buttermilk, in the order a Marwari would eat.
Gatta Curry | veg | Curries | 219 | 16 | kadhi-pakora | milk
Gram-flour dumplings boiled, cut and simmered in a tangy curd gravy.
Panchmel Dal | veg | Curries | 179 | 12 | dal-fry | milk | withRice
Five lentils, each put in at its own time, tempered with ghee, cloves and whole red chilli.
Bhindi Jaipuri | veg | Curries | 209 | 14 | bhindi-masala |
Okra cut in long splinters and fried crisp with dried mango and fennel.
Aloo Pyaz Sabzi | veg | Curries | 179 | 12 | dum-aloo |
Small potatoes and pearl onions in a red, slightly sour gravy.
Pyaz Pakora | veg | Snacks | 119 | 9 | onion-pakora | | plate
Onion rings in ajwain batter, fried twice.
Missi Roti | veg | Breads | 45 | 7 | tandoori-roti | gluten
Gram flour and wheat with kasuri methi, baked dry against the tandoor wall.
Boondi Raita | veg | Salads | 75 | 4 | boondi-raita | milk
Beaten curd and gram pearls, dusted with red chilli.
Motichoor Ladoo (2 pc) | veg | Desserts | 79 | 3 | motichoor-ladoo-2 | milk nuts
Gram-flour pearls fried in ghee and pressed while the syrup is still warm.
Chaas with Mint | veg | Drinks | 59 | 3 | masala-chaas | milk
Salted buttermilk, churned to order, with crushed mint and cumin.
`,
  },
];
