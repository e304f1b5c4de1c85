import type { Article } from './article.ts';

export const riceAndDough: readonly Article[] = [
  {
    title: 'Biryani without quarrel',
    author: 'Leela Nair',
    picture: 'biryani',
    tags: '#biryani #history #hyderabad #kolkata #chennai',
    text: `There is a way to end any dinner in this country before the food arrives: say which city has the real biryani. We have done it in the office, and two people did not share a lift for a week. So here is a peace treaty. It is not about which is best. It is about what to expect when you lift the lid.

The word is usually traced to Persian, to a word for rice or to one for frying, and people who know more than we do still argue about which. What nobody doubts is that the dish met a different kitchen in each city and came out speaking the local language.

<h2>What each city does</h2>

<ul><li><strong>Hyderabad</strong> often starts with raw, marinated meat under half-cooked rice. Both finish together in a sealed pot. Expect whole spices, fried onion, green chilli, and rice in three colours because nobody stirred it.</li><li><strong>Kolkata</strong> is gentler and perfumed, and has a potato in it. The story goes that the cooks of an exiled king of Awadh put it there. Whether for thrift or for love is told both ways; the potato is the best part either way.</li><li><strong>Chennai</strong> and the towns behind it cook a short, fragrant grain called seeraga samba. It drinks more masala than long rice can, and it comes with a thin brinjal gravy.</li><li><strong>Bengaluru</strong> has the donne, a cup of pressed leaf, with a green biryani of mint and coriander that is finished before you find a seat.</li><li><strong>New Delhi</strong> and <strong>Mumbai</strong> have all of these, and each a few of its own.</li></ul>

<h2>How to read one</h2>

Dig to the bottom. A biryani is built in layers, and a spoon that only skims the top meets plain rice and blames the cook. Take a piece of meat, some of the stained rice beside it and some of the white above it, together.

The curd on the side is not there to put out a fire. It is there because sour makes the spice taste rounder. Salan, the thin gravy of peanut and chilli, goes on by the spoon, not by the cup.

And if somebody at the table says that vegetable biryani is only pulao, pass them the potato. It settles most things.`,
  },
  {
    title: 'What makes a dosa crisp',
    author: 'Nagarathna Mess',
    picture: 'dosa',
    tags: '#dosa #breakfast #technique #bengaluru',
    text: `We are asked this several times a day, mostly by people who have tried at home and ended up with something between a pancake and an apology. The answer is not a secret. It is three small things done in the right order, and one thing not done at all.

<h2>The batter</h2>

Rice and black gram are soaked apart and ground apart. The gram is ground until it is light enough to float; the rice is left a little coarse, like very fine sand. They meet in a wide vessel, with salt, and rest overnight. In Bengaluru’s cooler months the night is not long enough, and the vessel goes beside the boiler. In April we have to be quick.

When it is ready it smells faintly sour and looks as if it were breathing. Fenugreek seeds, a spoonful soaked with the gram, give the brown colour.

<h2>The tawa</h2>

Ours is a slab of iron as long as a door. Before each dosa we throw water on it. The water hisses, jumps and is gone; then we wipe with half an onion. This brings the heat down for a moment, and that moment is the whole trick. On iron that is too hot, batter sets where it lands and cannot be spread. On iron that is too cool, it sticks.

The ladle starts in the middle and goes outward in one spiral. Pressing is wrong. So is going back.

<h2>What we do not do</h2>

We do not turn it. A thin dosa cooks through from one side, and the fat goes around the edge, not over the top. When the edge lets go of the iron by itself, it is done.

<h2>And in the box?</h2>

A dosa that waits goes soft. Steam has nowhere to go. We fold ours loosely, pack it in paper that can breathe, and put chutney, sambar and the potato apart. If you live more than twenty minutes away, we would honestly rather send you a set dosa, which is meant to be soft, or idlis, which do not mind. You can of course order the crisp one. Open the box at once and eat standing up, as people do here at seven in the morning.`,
  },
  {
    title: 'Forty-eight hours for one pizza',
    author: 'Forno Verde',
    picture: 'pizza',
    tags: '#pizza #dough #technique #bengaluru',
    text: `The pizza you order tonight was begun the day before yesterday. This is not a boast. It is a matter of shelves: at any hour there are three days of dough in our cold room, and the label on every tray says when it may leave.

<h2>Why so slow?</h2>

Flour, water, salt and very little yeast are mixed until they just hold together. In a warm kitchen such a dough would rise within hours and taste of not much. In the cold, the yeast almost stops, but other things go on. The flour’s own enzymes take starch apart into sugars, which will later brown in the oven. The dough relaxes, so that it can be stretched by hand until light comes through. And it begins to taste of bread.

There is a limit. After the third day the dough gives up and tears. Then we bake it into rolls for ourselves.

<h2>Bengaluru helps, and does not</h2>

People think that this city’s weather is kind to bakers. It is, except that it changes its mind. A wet evening in August makes the flour heavier before we have touched it, so we weigh water by how the dough feels and not by the recipe. In a dry week in February we add some back.

<h2>Ninety seconds</h2>

The oven’s floor is stone and far hotter than anything at home. The base puffs at the rim, blisters, and the cheese has just enough time to melt before the pizza is out again. This is why we use few toppings: what is wet stays wet in so short a time.

<h2>If it comes by scooter</h2>

A pizza hates a closed box. Ours have holes on two sides and a sheet of corrugated card below, so that the base stands on air. If it still arrives softer than you like:

<ol><li>Heat a dry pan on the stove, as hot as you dare.</li><li>Slide the slices in without oil, for one minute.</li><li>Put a drop of water beside them, not on them, and a lid on top for half a minute more.</li></ol>

The base becomes crisp and the cheese soft again. An oven needs ten minutes for what the pan does in two, and a microwave cannot do it at all.`,
  },
];
