import type { Kitchen } from '../shapes.ts';

/** Fish from both coasts, and the pots of Hyderabad and Karaikudi. */
export const coastAndDeccan: readonly Kitchen[] = [
  {
    name: 'Kadalu Coastal',
    logo: 'logo-32',
    cover: 'cover-05',
    cuisine: 'Indian',
    type: 'non-veg',
    city: 'Bengaluru',
    area: 'Basavanagudi',
    address: 'Bull Temple Road, Basavanagudi',
    pincode: '560004',
    at: [12.9421, 77.5753],
    description: 'Mangaluru and Kundapura on a plate. The fish comes up on the night train and the menu follows it.',
    hours: ['Tue-Sun 12:00-15:30', 'Tue-Sun 19:00-00:30'],
    prep: 22,
    travel: 15,
    fees: { delivery: 45, freeFrom: 599, packaging: 20, minOrder: 199 },
    liked: 4.5,
    chefs: `
Ramya Shenoy | woman | Head Chef | Grew up above the Kundapura fish market and can still auction in Konkani.
Dinesh Kotian | man | Seafood Chef | Meets the train at five, with a torch and very few words.
Lavina Crasta | woman | Masalas | Roasts each spice apart, then coconut, then lets nobody open the lid.
`,
    menu: `
Kundapura Fish Curry | meat | Curries | 329 | 20 | goan-fish-curry | fish | curryExtras
The day’s catch in coconut, tamarind and byadgi chilli. Ask which fish; it changes.
Prawn Gassi | meat | Curries | 379 | 20 | malabar-prawn-curry | crustaceans | curryExtras
Prawns in a coconut gravy with roasted coriander and a breath of garlic.
Kori Rotti Curry | meat | Curries | 299 | 20 | chettinad-chicken | | curryExtras
The chicken gravy of Mangaluru, thin enough to soak a rice wafer.
Chicken Ghee Roast | meat | Starters | 349 | 18 | chilli-chicken | milk
Fried in ghee with a dark red paste until the gravy has become a coat.
Tawa Fish Fry | meat | Starters | 319 | 16 | fish-fry | fish
Two slices rubbed with chilli, vinegar and ginger, shallow-fried until the skin lifts.
Rava Fish Tikka | meat | Tandoor | 329 | 18 | fish-tikka | fish milk gluten
Cubes of seer in curd and chilli, dusted with semolina before the fire.
Prawn Biryani | meat | Biryani | 389>349 | 24 | prawn-biryani | crustaceans milk | portion
Kaima rice, prawns and curd, with a coastal hand on the pepper.
Mutton Sukka | meat | Curries | 399 | 22 | kosha-mangsho | | curryExtras
Goat reduced until dry with toasted coconut and a few soft potatoes.
Egg Kurma | egg | Curries | 199 | 14 | egg-curry | egg | curryExtras
Eggs in coconut milk with fennel, mild enough for children.
Ghee Rice | veg | Rice Plates | 139 | 9 | jeera-rice | milk
Kaima rice fried in ghee with cumin and clove before the water goes in.
Sambar | veg | Curries | 99 | 8 | sambar |
Ash gourd and toor dal with freshly ground coconut masala.
Malabar Payasam | veg | Desserts | 99 | 5 | rice-kheer | milk nuts
Broken rice simmered in milk until it turns ivory, cashews fried in ghee to finish.
`,
  },
  {
    name: 'Malvan Jetty',
    logo: 'logo-31',
    cover: 'cover-09',
    cuisine: 'Indian',
    type: 'non-veg',
    city: 'Mumbai',
    area: 'Dadar West',
    address: 'Gokhale Road, Dadar West',
    pincode: '400028',
    at: [19.0219, 72.8394],
    description: 'Malvani masala, kokum and whatever the boats landed before sunrise at Sassoon Dock.',
    hours: ['daily 12:00-15:45', 'daily 19:30-00:45'],
    prep: 20,
    travel: 18,
    fees: { delivery: 45, freeFrom: 549, packaging: 20, minOrder: 199 },
    liked: 4.6,
    chefs: `
Shubhangi Parab | woman | Head Chef | Wrote down her mother-in-law’s masala over three summers, one spice at a time.
Santosh Tandel | man | Fish Chef | From a boat family of Vengurla; he guts a surmai in the time it takes to say so.
Prajakta Sawant | woman | Curry Chef | Grates forty coconuts before ten and drinks the water herself.
Nilesh Gawde | man | Grill and Fry | Will not fry a bombil that is older than its morning.
`,
    menu: `
Malvani Fish Curry | meat | Curries | 339 | 18 | goan-fish-curry | fish | curryExtras
Surmai in coconut, triphala and kokum, a little thinner and a little hotter than Goa’s.
Kolambi Kalvan | meat | Curries | 369 | 18 | malabar-prawn-curry | crustaceans | curryExtras
Prawns with their heads on in a rust-coloured coconut gravy.
Kombdi Curry | meat | Curries | 299 | 18 | chettinad-chicken | | curryExtras
Country chicken in the black-brown Malvani masala, cooked till the oil stands up.
Malvani Mutton | meat | Curries | 399 | 24 | mutton-rogan-josh | | curryExtras
Goat and roasted coconut, dark as the pot, for breaking bhakri into.
Surmai Fry | meat | Starters | 399 | 14 | fish-fry | fish gluten
Kingfish steak in a semolina crust, lemon and raw onion beside it.
Kolambi Pulao | meat | Rice Plates | 329>299 | 18 | prawn-fried-rice | crustaceans
Prawns and short-grain rice tossed with green masala and peas.
Prawn Dum Biryani | meat | Biryani | 389 | 24 | prawn-biryani | crustaceans milk | portion
The Sunday pot: prawns, curd, mint, and rice from the Konkan.
Anda Masala | egg | Curries | 189 | 12 | egg-curry | egg | curryExtras
Four half eggs in onion gravy with a spoon of the house masala.
Bharli Vangi | veg | Curries | 199 | 14 | mixed-vegetable-curry | peanuts sesame
Aubergine, potato and drumstick in a peanut and sesame gravy, for the days when the boats stay in.
Jeera Rice | veg | Rice Plates | 119 | 8 | jeera-rice | milk
Ambemohar rice, which smells of mango flower, with cumin crackled in ghee.
Masala Taak | veg | Drinks | 59 | 3 | masala-chaas | milk
Konkan buttermilk with ginger, green chilli and coriander, cold and a little salty.
Kharvas | veg | Desserts | 109 | 3 | mishti-doi | milk nuts | | sold out
First milk steamed with jaggery and nutmeg. Only when the dairy calls.
`,
  },
  {
    name: 'Degh & Dastarkhwan',
    logo: 'logo-01',
    cover: 'cover-01',
    cuisine: 'Indian',
    type: 'non-veg',
    city: 'Hyderabad',
    area: 'Tolichowki',
    address: 'Seven Tombs Road, Tolichowki',
    pincode: '500008',
    at: [17.3984, 78.4138],
    description: 'Kachchi biryani cooked raw on raw, as Hyderabad insists, and the kebabs that come before it.',
    hours: ['daily 00:00-24:00'],
    prep: 25,
    travel: 18,
    fees: { delivery: 39, freeFrom: 499, packaging: 20, minOrder: 149 },
    liked: 4.7,
    halal: true,
    chefs: `
Khaja Moinuddin Farooqui | man | Head Chef | Lifts the lid once, at the end, and has been wrong twice in nineteen years.
Tabassum Unnisa | scarf | Marinades | Marinates before dawn prayers; the salt is measured in her palm.
Syed Irfan Hashmi | man | Kebab Chef | Trained on shikampur in a wedding kitchen of eighteen hundred guests.
Laxman Goud | man | Rice Chef | Reads the grain between thumb and finger and stops the boil at seventy per cent.
Ayesha Sultana | scarf | Sweets Chef | Brings the apricots from a cousin’s trees in the hills and stones them herself.
`,
    menu: `
Kachchi Chicken Biryani | meat | Biryani | 349>319 | 25 | hyderabadi-chicken-biryani | egg milk | portion sides
Raw marinated chicken under half-cooked rice, sealed and left alone. A boiled egg on top because people ask.
Kachchi Mutton Biryani | meat | Biryani | 429 | 28 | mutton-biryani | milk | portion sides
Goat in curd and green papaya overnight; by noon it needs no knife.
Egg Biryani | egg | Biryani | 249 | 22 | egg-biryani | egg milk | portion sides
Half-cooked rice and the house masala on slow steam, with four browned eggs.
Subz Biryani | veg | Biryani | 239 | 22 | vegetable-biryani | milk | portion sides
Cauliflower, beans and potato given the full dum, curd and saffron included.
Chicken 65 | meat | Starters | 259 | 14 | chicken-65 | egg milk
Fried in a thin egg batter, then turned through curd, curry leaf and green chilli.
Mutton Seekh (4 pc) | meat | Tandoor | 329 | 18 | seekh-kebab-plate |
Minced goat with charred onion and poppy seed, pressed long and thin so that it cooks through in minutes.
Shikampur (5 pc) | meat | Starters | 299 | 16 | galouti-kebab | milk
Soft mince patties with a heart of hung curd, onion and mint.
Tangdi on the Grill | meat | Tandoor | 289 | 20 | tandoori-chicken | milk
Drumsticks in curd and red chilli, rested before they are served.
Dum ka Murgh | meat | Curries | 329 | 20 | chicken-korma | milk nuts
Chicken sealed with almonds, curd and saffron, the gravy no thicker than cream.
Bagara Khana | veg | Rice Plates | 129 | 10 | jeera-rice | milk
Ghee rice with caraway, bay and green chilli, made to be eaten with curry.
Onion Raita | veg | Salads | 49 | 4 | cucumber-raita | milk
Cool curd with onion, cucumber and green chilli, for anyone who overestimated himself.
Sheer Khurma Kheer | veg | Desserts | 119 | 5 | rice-kheer | milk nuts
Thickened milk with rice, dates, almonds and charoli, served warm.
Gulab Jamun (3 pc) | veg | Desserts | 99 | 4 | gulab-jamun-3 | milk gluten nuts
Khoya balls fried to the colour of dates and left in saffron syrup.
`,
  },
  {
    name: 'Ruchulu House',
    logo: 'logo-14',
    cover: 'cover-06',
    cuisine: 'Indian',
    type: 'both',
    city: 'Hyderabad',
    area: 'Banjara Hills',
    address: 'Road No. 12, Banjara Hills',
    pincode: '500034',
    at: [17.4126, 78.4398],
    description: 'Telangana home food: tamarind, sesame, millets and a good deal of green chilli.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 39, freeFrom: 449, packaging: 18, minOrder: 149 },
    liked: 4.2,
    chefs: `
Sujatha Kandukuri | woman | Head Chef | Collected recipes from twelve villages around Warangal and cooks eleven of them well, she says.
Raju Peddi | man | Meat Chef | Learned to cook goat at harvest feasts, outdoors, with one knife.
Bhagya Laxmi Erra | woman | Breads and Millets | Pats jowar rotis by hand because the machine cannot hear them.
`,
    menu: `
Telangana Mutton Curry | meat | Curries | 389 | 22 | mutton-rogan-josh | | curryExtras
Goat with dry coconut and poppy seed, eaten at festivals and at no small expense.
Naatu Kodi Curry | meat | Curries | 329 | 22 | chettinad-chicken | | curryExtras
Country chicken that has walked, in a pepper and clove gravy.
Chepala Pulusu | meat | Curries | 319 | 18 | goan-fish-curry | fish | curryExtras
Fish in tamarind and roasted fenugreek. It is always better the second day, so we start it early.
Guddu Koora | egg | Curries | 169 | 12 | egg-curry | egg | curryExtras
Eggs fried whole, then simmered in onion and green chilli.
Keema Fry with Pav | meat | Curries | 299 | 14 | keema-pav | gluten milk
Goat mince tempered with curry leaf, buttered bread standing in for jowar roti.
Pappu Charu | veg | Curries | 139 | 10 | sambar | mustard
Soured dal with mustard seed, thin enough to drink.
Bendakaya Fry | veg | Curries | 159 | 12 | bhindi-masala |
Okra, dried coconut and garlic, cooked until nothing sticks to anything.
Aloo Gobi Vepudu | veg | Curries | 169 | 12 | aloo-gobi |
Potato and cauliflower browned in an open pan with turmeric and chilli.
Telangana Chicken Biryani | meat | Biryani | 309>279 | 24 | hyderabadi-chicken-biryani | egg milk | portion sides
Drier and greener than the city’s, with a whole egg and plenty of mint.
Puri Kura Plate | veg | Snacks | 119 | 12 | chole-bhature | gluten
Puffed wheat puris with spiced chickpeas and sliced onion.
Curd Rice | veg | Rice Plates | 99 | 6 | curd-rice | milk mustard
Tempered with mustard seed and dried chilli, pomegranate for sweetness.
Boondi Laddu (2 pc) | veg | Desserts | 89 | 3 | motichoor-ladoo-2 | milk nuts
Gram-flour droplets, ghee and sugar rolled by hand, with a cashew in each.
`,
  },
  {
    name: 'Karaikudi Chimney',
    logo: 'logo-04',
    cover: 'cover-03',
    cuisine: 'Indian',
    type: 'non-veg',
    city: 'Chennai',
    area: 'T. Nagar',
    address: 'Venkatanarayana Road, T. Nagar',
    pincode: '600017',
    at: [13.0379, 80.2367],
    description: 'Chettinad cooking over casuarina wood: star anise, stone flower and a great deal of pepper.',
    hours: ['daily 00:00-24:00'],
    prep: 20,
    travel: 15,
    fees: { delivery: 35, freeFrom: 449, packaging: 15, minOrder: 149 },
    liked: 4.4,
    chefs: `
Meenakshi Annamalai | woman | Head Chef | Inherited a spice box with nine lids and has never needed a tenth.
Muthukumar Palani | man | Grill and Fry | Splits his own casuarina and lights it with last night’s coals.
Alagappan Subbiah | man | Biryani Chef | Cooks seeraga samba rice only, and only in brass.
Revathi Thiagarajan | woman | Curry Chef | Knows eleven uses for stone flower and is looking for a twelfth.
`,
    menu: `
Chettinad Chicken | meat | Curries | 309 | 18 | chettinad-chicken | | curryExtras
Roasted coconut, fennel, star anise and pepper, ground on stone this morning.
Mutton Chukka | meat | Curries | 399 | 22 | kosha-mangsho | | curryExtras
Goat cooked in its own juice, then fried down with shallots, pepper and soft potato.
Vanjaram Meen Kuzhambu | meat | Curries | 359 | 18 | bengali-fish-curry | fish | curryExtras
Seer fish in tamarind and shallots with a few potato wedges to take up the sour.
Eral Thokku | meat | Curries | 379 | 16 | malabar-prawn-curry | crustaceans | curryExtras
Prawns in a thick tomato and fennel masala softened with coconut.
Muttai Kuzhambu | egg | Curries | 179 | 12 | egg-curry | egg | curryExtras
Boiled eggs in a peppery tamarind gravy.
Seeraga Samba Chicken Biryani | meat | Biryani | 299>269 | 24 | hyderabadi-chicken-biryani | egg milk | portion sides
Tiny, perfumed rice that keeps its bite, chicken on the bone and half an egg.
Seeraga Samba Mutton Biryani | meat | Biryani | 389 | 26 | mutton-biryani | milk | portion sides
Brass-pot biryani with goat, curd and mint, sold out by three on most Sundays.
Chicken 65 | meat | Starters | 229 | 14 | chicken-65 | egg
Invented in this city; ours has curry leaf, an egg in the batter and no colour.
Nethili Fry | meat | Starters | 269 | 14 | fish-fry | fish | plate
Anchovies fried stiff with turmeric and chilli, eaten bones and all.
Kalan Masala | veg | Curries | 229 | 14 | mushroom-masala |
Mushrooms in the pepper and fennel gravy that the chicken made famous.
Curd Rice | veg | Rice Plates | 99 | 5 | curd-rice | milk mustard
Ponni rice and curd with ginger and mustard seed, to end on.
Elaneer Payasam | veg | Desserts | 119 | 4 | rice-kheer | milk nuts
Tender coconut and rice in sweet milk, chilled, with fried cashews.
`,
  },
];
