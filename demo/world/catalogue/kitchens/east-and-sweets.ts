import type { Kitchen } from '../shapes.ts';

/** Bengal’s fish, rolls and sweets, and the halwai of the capital. */
export const eastAndSweets: readonly Kitchen[] = [
  {
    name: 'Heshel Ghor',
    logo: 'logo-33',
    cover: 'cover-13',
    cuisine: 'Indian',
    type: 'both',
    city: 'Kolkata',
    area: 'Ballygunge',
    address: 'Hindustan Road, Ballygunge',
    pincode: '700029',
    at: [22.5195, 88.3652],
    description: 'A Bengali kitchen as it runs at home: bitter first, fish in the middle, something sweet before tea.',
    hours: ['daily 11:30-15:30', 'daily 18:30-00:30'],
    prep: 20,
    travel: 15,
    fees: { delivery: 35, freeFrom: 449, packaging: 18, minOrder: 149 },
    liked: 4.6,
    chefs: `
Sharmistha Ganguly | woman | Head Chef | Argues about mustard with the fishmonger and usually wins both.
Bikash Mondal | man | Fish Chef | Cuts a rui into eleven named pieces and knows who wants which.
Madhabi Pal | woman | Vegetable Chef | Makes four dishes out of one banana tree.
Tapan Ghosh | man | Meat Chef | Kosha means slowly; he started this one before breakfast.
`,
    menu: `
Kosha Mangsho | meat | Curries | 419 | 24 | kosha-mangsho | milk mustard | withRice
Goat turned in mustard oil and curd until the masala is nearly black, potatoes included.
Macher Jhol | meat | Curries | 299 | 16 | bengali-fish-curry | fish | withRice
Rohu in a thin cumin and ginger broth with wedges of potato.
Chingri Malai Curry | meat | Curries | 429 | 18 | malabar-prawn-curry | crustaceans milk
Prawns in coconut milk with a little ghee and a sweet onion base.
Fish Fry, Cabin Style | meat | Starters | 279 | 14 | fish-fry | fish egg gluten
Fillet of bhetki in a bread-crumb and egg crust, with kasundi to dip. Kasundi is packed apart.
Dim Kosha | egg | Curries | 179 | 12 | egg-curry | egg | withRice
Eggs fried with turmeric before they meet the onions.
Bengali Fish Thali | meat | Thali | 359>329 | 18 | bengali-fish-thali | fish milk gluten
Rice, dal, bhaja, two vegetables, a fish of the day, chutney and mishti, served in that order.
Chholar Dal | veg | Curries | 149 | 10 | dal-tadka | milk
Bengal gram with coconut slivers, raisins, bay and ghee.
Alur Dom | veg | Curries | 149 | 12 | dum-aloo | | withRice
New potatoes in ginger and asafoetida, no onion, no garlic.
Begun Pora | veg | Curries | 159 | 14 | baingan-bharta | mustard gluten
Aubergine blackened over flame and mashed with raw mustard oil and green chilli, a roti beside it.
Bhuna Khichuri | veg | Rice Plates | 139 | 12 | khichdi | milk
Roasted moong and gobindobhog rice with peas, ginger and ghee. Rain optional.
Rasgulla (2 pc) | veg | Desserts | 50 | 3 | rasgulla-2 | milk nuts
From the sweet maker across the lane, this morning’s chenna.
Basanti Pulao | veg | Rice Plates | 169 | 10 | veg-pulao | milk nuts
Yellow, slightly sweet rice with cashews, peas and ghee.
Mishti Doi | veg | Desserts | 79 | 3 | mishti-doi | milk nuts
Milk browned with date-palm jaggery and set in a clay cup overnight.
`,
  },
  {
    name: 'Roll Para',
    logo: 'logo-26',
    cover: 'cover-22',
    cuisine: 'Indian',
    type: 'both',
    city: 'Kolkata',
    area: 'Park Street',
    address: 'Russell Street corner, Park Street',
    pincode: '700016',
    at: [22.5522, 88.3524],
    description: 'Kathi rolls off one long tawa, from the first office lunch to the last taxi.',
    hours: ['daily 00:00-24:00'],
    prep: 12,
    travel: 15,
    fees: { delivery: 29, freeFrom: 249, packaging: 10, minOrder: 0 },
    liked: 4.4,
    halal: true,
    chefs: `
Sheikh Nizamul Haque | man | Tawa Chef | Keeps nine rolls going and never mixes up whose is without onion.
Jhuma Halder | woman | Paratha Chef | Stretches, oils, folds, rests, and only then rolls.
Pintu Bag | man | Grill Chef | Cuts the meat at eleven so that it has three hours with the papaya.
`,
    menu: `
Chicken Kathi Roll | meat | Tacos and Rolls | 149 | 9 | chicken-kathi-roll | gluten | roll
Skewered chicken, raw onion, lime and green chilli in a layered paratha.
Egg Roll | egg | Tacos and Rolls | 79 | 7 | egg-roll | egg gluten | roll
Paratha fried straight onto a beaten egg, with cucumber, onion and a shake of pepper.
Paneer Kathi Roll | veg | Tacos and Rolls | 129>115 | 9 | paneer-kathi-roll | gluten milk | rollVeg
Paneer charred with capsicum and rolled with mint chutney.
Aloo Roll | veg | Tacos and Rolls | 79 | 8 | veg-frankie | gluten | rollVeg
A soft potato patty with black salt and tamarind inside the same paratha.
Chicken Shawarma | meat | Tacos and Rolls | 159 | 9 | chicken-shawarma | gluten egg | roll
Shaved from the spit, with garlic mayonnaise and pickled carrot.
Seekh Kebab Plate | meat | Tandoor | 249 | 14 | seekh-kebab-plate |
Four skewers of minced goat with sliced onion and lime: the filling of a roll, without the roll.
Chilli Chicken | meat | Starters | 229 | 12 | chilli-chicken | soy egg gluten
Dark soy, green chilli and vinegar, the way the city’s Chinese taught it.
Mughlai Egg Bhurji Pav | egg | Snacks | 119 | 9 | egg-bhurji | egg gluten milk
Peppery scrambled eggs finished in butter, with two pav.
Onion Pakora | veg | Snacks | 79 | 8 | onion-pakora | | plate
Called peyaji here; thin, lacy and gone before the tea.
Mango Shake | veg | Drinks | 109 | 4 | mango-shake | milk | glass
Langra mango and cold milk, nothing else in it.
Falafel Wrap | veg | Tacos and Rolls | 139 | 9 | falafel-wrap | gluten sesame | rollVeg
Chickpea fritters, tahini, lettuce and pickled beet in flatbread.
French Fries | veg | Snacks | 99 | 8 | french-fries | | plate
Thin, salted, in a paper cone that fits beside the roll.
Fresh Lime Soda | veg | Drinks | 59 | 3 | fresh-lime-soda | | sweetness
Squeezed lime and soda with salt and sugar together, as the corner stalls mix it.
`,
  },
  {
    name: 'Mishti Mahal',
    logo: 'logo-17',
    cover: 'cover-24',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Kolkata',
    area: 'Shyambazar',
    address: 'Bidhan Sarani, Shyambazar',
    pincode: '700004',
    at: [22.6008, 88.3729],
    description: 'Chenna kneaded before the trams start. Sweets by the piece, and kachori until they run out.',
    hours: ['daily 00:00-24:00'],
    prep: 10,
    travel: 15,
    fees: { delivery: 29, freeFrom: 299, packaging: 15, minOrder: 0 },
    liked: 4.7,
    chefs: `
Nobin Modak | man | Head Sweet Maker | Kneads the chenna with the heel of his hand, eleven minutes, counted aloud.
Purnima Nag | woman | Sandesh Chef | Presses each one in moulds that her great-grandfather carved.
Haripada Sadhukhan | man | Fried Sweets | Judges ghee by its sound.
Rina Kundu | woman | Curd Setter | Wraps the clay pots in quilts, like patients.
`,
    menu: `
Rasgulla (4 pc) | veg | Desserts | 80 | 3 | rasgulla-4 | milk nuts
Spongy enough to squeeze and spring back, in a thin sugar syrup.
Rasmalai (2 pc) | veg | Desserts | 99 | 3 | rasmalai-2 | milk nuts
Flattened chenna in saffron milk with pistachio.
Nolen Gur Sandesh (7 pc) | veg | Desserts | 140 | 3 | sandesh | milk nuts
Fresh chenna and date-palm jaggery, pressed with a sliver of pistachio.
Mishti Doi | veg | Desserts | 60 | 3 | mishti-doi | milk nuts
Caramel-brown curd, set so firm that the spoon stands.
Kaju Barfi (250 g) | veg | Desserts | 290 | 3 | kaju-katli | milk nuts | box
Ground cashew and sugar rolled thin under a veil of ghee.
Malai Kulfi | veg | Desserts | 79 | 3 | malai-kulfi | milk nuts | | sold out
Reduced milk and pistachio, frozen in cones packed in salt and ice.
Pantua (2 pc) | veg | Desserts | 60 | 4 | gulab-jamun-2 | milk gluten nuts
Chenna and semolina balls fried dark and soaked in syrup overnight.
Amriti Jalebi (6 pc) | veg | Desserts | 70 | 6 | jalebi | gluten milk nuts
Coiled by hand into hot ghee, drained for a minute and soaked for two.
Motichoor Ladoo (4 pc) | veg | Desserts | 100 | 3 | motichoor-ladoo-4 | milk nuts
Fine gram-flour pearls with cardamom and ghee.
Hing Kachori Chaat | veg | Snacks | 79 | 7 | papdi-chaat | gluten milk
Asafoetida crisps under curd, potato and sour chutney.
Singara (4 pc) | veg | Snacks | 40 | 6 | punjabi-samosa | gluten peanuts
The Bengali samosa: cauliflower, potato and whole peanuts.
Bhanrer Cha | veg | Drinks | 25 | 4 | masala-chai | milk gluten
Milky tea with ginger and a biscuit, sold in clay, delivered in paper.
`,
  },
  {
    name: 'Mithai Ghar',
    logo: 'mithai-ghar',
    cover: 'cover-23',
    cuisine: 'Indian',
    type: 'veg',
    city: 'New Delhi',
    area: 'Connaught Place',
    address: 'Block N, Connaught Place',
    pincode: '110001',
    at: [28.6315, 77.2167],
    description: 'Fresh mithai by the plate, chaat in the evening, and lassi thick enough for a spoon.',
    hours: ['daily 00:00-24:00'],
    prep: 12,
    travel: 18,
    fees: { delivery: 35, freeFrom: 349, packaging: 10, minOrder: 0 },
    liked: 4.3,
    chefs: `
Girdhari Lal Halwai | man | Head Sweet Maker | Has stood at the same kadhai since it was coal.
Anuradha Saxena | woman | Chaat Chef | Fries her own papdi because the bought ones bend.
Pappu Kushwaha | man | Jalebi Maker | Draws three and a half turns, always, without lifting the cloth.
Shalini Garg | woman | Milk Sweets | Reduces sixty litres a night and sleeps when it is white.
Tarun Vashisht | man | Lassi Counter | Churns by rope and pulley; tourists pay to try.
`,
    menu: `
Gulab Jamun (4 pc) | veg | Desserts | 149 | 5 | gulab-jamun-4 | milk gluten nuts
Four warm dumplings with slivered pistachio.
Rasgulla (4 pc) | veg | Desserts | 129 | 3 | rasgulla-4 | milk nuts
Made each morning from cow’s milk chenna.
Mango Pista Sundae | veg | Desserts | 169>149 | 6 | mango-pista-sundae | milk nuts
Mango and pistachio kulfi scoops with nuts.
Kaju Katli (250 g) | veg | Desserts | 320 | 3 | kaju-katli | milk nuts | box
Cashew paste rolled to four millimetres and cut into diamonds.
Motichoor Ladoo (250 g) | veg | Desserts | 180 | 3 | motichoor-ladoo | milk nuts | box
The smallest pearls we can fry, in ghee, rolled with melon seed and pistachio.
Rasmalai (2 pc) | veg | Desserts | 139 | 3 | rasmalai-2 | milk nuts
Soft discs in thickened milk, cardamom first and saffron after, slivered almonds.
Jalebi (6 pc) | veg | Desserts | 99 | 8 | jalebi | gluten milk nuts
Hot from the kadhai at any hour, fried in ghee and glassy with syrup.
Samosa Chaat | veg | Snacks | 109 | 8 | samosa-chaat | milk gluten
Two samosas under curd, chutneys, onion and sev.
Punjabi Samosa (4 pc) | veg | Snacks | 59 | 6 | punjabi-samosa | gluten
Thick crust, coriander-seed potatoes, with mint and tamarind chutney.
Papdi Chaat | veg | Snacks | 99 | 7 | papdi-chaat | gluten milk
Crisp wafers, potato and chickpeas under sweet curd and pomegranate.
Chole Kulcha | veg | Snacks | 149 | 12 | chole-masala | gluten
Matra chole with soft kulchas and pickled carrots.
Rose Lassi | veg | Drinks | 99 | 4 | rose-lassi | milk nuts | sweetness
Topped with malai and dried rose petals.
Badam Sweet Lassi | veg | Drinks | 119 | 4 | sweet-lassi | milk nuts | sweetness
Churned with soaked almonds, a thumb of cream on top.
`,
  },
];
