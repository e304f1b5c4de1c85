import type { Kitchen } from '../shapes.ts';

/** Mumbai’s street, Gujarat’s thalis and the Deccan’s dabbas. */
export const westIndian: readonly Kitchen[] = [
  {
    name: 'Annapurna Thali',
    logo: 'annapurna-thali',
    cover: 'annapurna-thali',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Mumbai',
    area: 'Bandra West',
    address: 'Hill Road, Bandra West',
    pincode: '400050',
    at: [19.0544, 72.8295],
    description:
      'Gujarati and North Indian thalis on one steel plate, with a different set of vegetables each weekday.',
    hours: ['Tue-Sun 10:00-00:30'],
    prep: 18,
    travel: 15,
    fees: { delivery: 35, freeFrom: 399, packaging: 15, minOrder: 99 },
    liked: 4.4,
    chefs: `
Hansa Vora | woman | Head Chef | Plans the week’s vegetables on Sunday with a pencil and the market’s price list.
Bharat Makwana | man | Thali Chef | Plates twelve katoris in eleven seconds; somebody once filmed it.
Urmila Pandey | woman | North Indian Section | Brought her dal from Kanpur and her patience for Bandra’s traffic.
Dharmesh Rawal | man | Farsan and Sweets | Cuts dhokla into diamonds only. Squares, he says, are for offices.
`,
    menu: `
Gujarati Thali | veg | Thali | 299>269 | 15 | gujarati-thali | milk gluten | sabzis
Kadhi, rotla, farsan, rice, two sabzis of your choice and a sweet, with buttermilk on the side.
North Indian Thali | veg | Thali | 319 | 15 | north-indian-thali | milk gluten
Dal, paneer, two vegetables, rice, bread and gulab jamun.
Dal Tadka | veg | Curries | 189 | 12 | dal-tadka |
Yellow lentils tempered with cumin, garlic and red chilli.
Malai Kofta | veg | Curries | 279 | 18 | malai-kofta | milk nuts
Paneer and potato dumplings in a saffron cashew gravy.
Aloo Gobi | veg | Curries | 179 | 14 | aloo-gobi | | withRice
Potato and cauliflower cooked dry with ginger, no water added after the lid goes on.
Chole Bhature | veg | Snacks | 189 | 15 | chole-bhature | gluten
Spiced chickpeas with two puffed breads and pickled onion.
Khaman Dhokla | veg | Snacks | 99 | 8 | khaman-dhokla | mustard | plate
Steamed gram-flour sponge, soaked in sweet-sour water and crackling with mustard seed.
Punjabi Samosa (4 pc) | veg | Snacks | 69 | 8 | punjabi-samosa | gluten
Flaky pastry with cumin potatoes and peas, two chutneys.
Aloo Paratha | veg | Breads | 119 | 10 | aloo-paratha | gluten milk | butter
Whole wheat rolled around potato, green chilli and dried mango, with a bowl of curd.
Jeera Rice | veg | Rice Plates | 129 | 8 | jeera-rice | milk
Long grains in ghee and cumin, for the dal.
Gulab Jamun (2 pc) | veg | Desserts | 79 | 4 | gulab-jamun-2 | milk gluten nuts
Warm khoya dumplings in cardamom syrup.
Mango Lassi | veg | Drinks | 109 | 4 | mango-lassi | milk nuts | sweetness
Thick curd and mango, not too sweet.
`,
  },
  {
    name: 'Chowpatty Counter',
    logo: 'logo-38',
    cover: 'cover-20',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Mumbai',
    area: 'Girgaon',
    address: 'Marine Drive end, Girgaon Chowpatty',
    pincode: '400007',
    at: [18.9548, 72.8147],
    description: 'Everything the beach sells, packed so that it survives a scooter: chaat in parts, pav in foil.',
    hours: ['daily 00:00-24:00'],
    prep: 12,
    travel: 15,
    fees: { delivery: 29, freeFrom: 249, packaging: 12, minOrder: 0 },
    liked: 4.4,
    chefs: `
Rameshwar Yadav | man | Chaat Maker | Stood on the sand for seventeen years and knows the tide by his water pots.
Jyoti Kamble | woman | Bhaji Chef | Mashes the bhaji for forty minutes before butter is even mentioned.
Imtiyaz Sheikh | man | Pav Section | Collects the bread himself at four, while it is too hot to carry.
Vanita Gupta | woman | Chutneys | Her green chutney has no sugar and is not open to discussion.
`,
    menu: `
Pav Bhaji | veg | Snacks | 169>149 | 12 | pav-bhaji | gluten milk | pav
Vegetables mashed on the tawa with butter and a red masala, two pav toasted in the same butter.
Vada Pav (2 pc) | veg | Snacks | 79 | 8 | vada-pav | gluten | pav
Potato fritter in soft bread with dry garlic chutney and a fried green chilli.
Pani Puri (7 pc) | veg | Snacks | 79 | 6 | pani-puri | gluten
Crisp shells, sprouts and potato, and two waters packed apart: one sweet, one that makes the eyes wet.
Dahi Papdi Chaat | veg | Snacks | 99 | 7 | papdi-chaat | gluten milk
Flat crisps and potato drowned in curd under sev. Eat within the quarter hour.
Kanda Bhajiya | veg | Snacks | 89 | 8 | onion-pakora | | plate
Sliced onion, gram flour and the rain, as the saying goes; fried when you order.
Mango Shake | veg | Drinks | 119 | 4 | mango-shake | milk | glass
Alphonso and cold milk in summer, Kesar when the Alphonso is over.
Sev Puri (7 pc) | veg | Snacks | 89 | 7 | sev-puri | gluten
Flat puris with potato, onion, raw mango and a roof of sev.
Bhel Puri | veg | Snacks | 79 | 6 | bhel-puri | gluten peanuts
Puffed rice, tomato, onion and peanuts; shake the two chutneys in yourself so that it stays crisp.
Ragda Samosa Chaat | veg | Snacks | 99 | 8 | samosa-chaat | gluten milk
Broken samosa under white peas, curd and tamarind.
Veg Frankie | veg | Tacos and Rolls | 109 | 9 | veg-frankie | gluten | rollVeg
A potato and beet patty rolled in soft flatbread with vinegar onions.
Grilled Bombay Sandwich | veg | Burgers and Sandwiches | 129 | 10 | veg-grilled-sandwich | gluten milk
Three slices, boiled potato, beetroot, cucumber, cheese and green chutney, pressed over coals.
Kulfi on a Stick | veg | Desserts | 79 | 3 | malai-kulfi | milk nuts
Malai kulfi with pistachio, unmoulded the moment it is packed with ice.
Masala Lime Soda | veg | Drinks | 59 | 3 | fresh-lime-soda | | sweetness
Fresh lime, black salt and soda in a sealed cup, mint bruised in.
Masala Chai | veg | Drinks | 29 | 5 | masala-chai | milk gluten | sweetness
Cutting chai in a double portion, because half a glass does not travel. Biscuits with it.
`,
  },
  {
    name: 'Shuddh Rasoda',
    logo: 'logo-15',
    cover: 'cover-14',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Mumbai',
    area: 'Ghatkopar East',
    address: 'Vallabh Baug Lane, Ghatkopar East',
    pincode: '400077',
    at: [19.079, 72.908],
    description: 'Gujarati home cooking, without onion and garlic on request, and snacks fried from four o’clock.',
    hours: ['daily 00:00-24:00'],
    prep: 14,
    travel: 14,
    fees: { delivery: 29, freeFrom: 299, packaging: 12, minOrder: 99 },
    liked: 4.5,
    chefs: `
Kokila Mehta | woman | Head Chef | Cooked for a joint family of nineteen and finds a restaurant restful.
Jignesh Panchal | man | Farsan Chef | Slices fafda by eye, four to a finger’s width.
Nirmala Gala | woman | Sweets Chef | Melts jaggery to the thread and no further.
`,
    menu: `
Gujarati Thali | veg | Thali | 279 | 14 | gujarati-thali | milk gluten | sabzis
Two sabzis you choose, kadhi, dal, rice, phulkas, farsan and a spoon of something sweet in between.
Khaman | veg | Snacks | 89 | 6 | khaman-dhokla | mustard | plate
Cut warm, with mustard seed, curry leaf and grated coconut.
Dahi Vada | veg | Snacks | 89 | 6 | dahi-vada | milk
Soft lentil dumplings in curd sweetened just enough, roasted cumin over them.
Kadhi Khichdi | veg | Rice Plates | 149 | 12 | khichdi | milk | sidesVeg
Moong and rice with ghee, a bowl of thin sweet kadhi to pour over.
Sev Tameta nu Shaak | veg | Curries | 149 | 11 | mixed-vegetable-curry | | withRice
Tomatoes and green vegetables in a sweet, hot gravy, with sev to scatter on top.
Bhinda nu Shaak | veg | Curries | 159 | 12 | bhindi-masala | sesame
Okra with sesame, coriander and a pinch of sugar, cooked uncovered.
Bataka nu Shaak | veg | Curries | 139 | 11 | dum-aloo | mustard
Small potatoes in a thin turmeric gravy tempered with mustard seed.
Gujarati Dal | veg | Curries | 149 | 12 | dal-tadka | peanuts
Sweet-sour toor dal with peanuts, tempered with cumin and clove, no garlic.
Sev Bhel | veg | Snacks | 79 | 6 | bhel-puri | gluten peanuts
Puffed rice and sev with raw mango, peanuts and dates, no onion unless you ask.
Kanda Poha | veg | Snacks | 79 | 8 | poha | peanuts mustard
Flattened rice with onion, peanuts and lemon, tempered with mustard seed.
Motichoor Ladoo (2 pc) | veg | Desserts | 79 | 3 | motichoor-ladoo-2 | milk nuts
Gram-flour pearls no larger than a pinhead, bound with ghee and syrup, pistachio on top.
Masala Chaas | veg | Drinks | 39 | 3 | masala-chaas | milk
Green with coriander and mint, salted, cold.
`,
  },
  {
    name: 'Deccan Dabba',
    logo: 'logo-13',
    cover: 'cover-17',
    cuisine: 'Indian',
    type: 'veg',
    city: 'Pune',
    area: 'Deccan Gymkhana',
    address: 'Apte Road, Deccan Gymkhana',
    pincode: '411004',
    at: [18.5205, 73.8432],
    description: 'Maharashtrian lunch boxes and misal mornings, waiting for the city to open.',
    hours: ['Mon-Sat 08:00-15:00'],
    prep: 12,
    travel: 12,
    fees: { delivery: 25, freeFrom: 249, packaging: 10, minOrder: 0 },
    liked: 4.3,
    chefs: `
Anagha Deshmukh | woman | Head Chef | Packs every dabba as if a mother-in-law would open it.
Sudhir Bhosale | man | Morning Chef | Soaks the sprouts for three days and the office crowd for none.
Pallavi Joglekar | woman | Breads and Sweets | Rolls puran poli on festival days, and lets you know when.
`,
    menu: `
Office Dabba | veg | Thali | 149 | 10 | gujarati-thali | gluten milk | sabzis
Three chapatis, dal, rice, koshimbir, two sabzis you choose and a small sweet.
Batata Vada Pav | veg | Snacks | 49 | 7 | vada-pav | gluten | pav
Garlic-heavy potato in gram batter, in bread from the bakery across the road.
Kanda Poha | veg | Snacks | 59 | 7 | poha | peanuts mustard
Soft, yellow, with peanuts, coconut and a squeeze of lemon over the mustard tempering.
Pav Bhaji | veg | Snacks | 129 | 10 | pav-bhaji | gluten milk | pav
Cauliflower, peas and potato mashed with butter, two pav and a wedge of lemon.
Amti | veg | Curries | 99 | 9 | dal-tadka | | withRice
Toor dal with goda masala, kokum and jaggery, thin and sweet-sour.
Masala Chai | veg | Drinks | 25 | 4 | masala-chai | milk gluten | sweetness
Boiled with ginger and a green cardamom, strained twice, a biscuit on the saucer.
Pithla | veg | Curries | 109 | 9 | kadhi-pakora | milk gluten
Gram-flour curry thinned with buttermilk, a few fritters in it, bhakri alongside for scooping.
Varan Bhaat | veg | Rice Plates | 99 | 8 | khichdi | milk
Plain dal, soft rice, ghee and lemon. The food of early evenings.
Bharli Bhendi | veg | Curries | 139 | 11 | bhindi-masala | peanuts
Okra stuffed with coconut, peanuts and goda masala.
Mattha | veg | Drinks | 35 | 3 | masala-chaas | milk
Wedding-feast buttermilk with ginger, coriander and a pinch of sugar.
Shrikhand Cup | veg | Desserts | 79 | 3 | mishti-doi | milk nuts
Hung curd with saffron and sugar, pistachio over it.
Koshimbir | veg | Salads | 49 | 4 | cucumber-raita | milk peanuts
Cucumber and tomato in curd with crushed peanuts.
`,
  },
];
