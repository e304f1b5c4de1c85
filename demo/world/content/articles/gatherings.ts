import type { Article } from './article.ts';

export const gatherings: readonly Article[] = [
  {
    title: 'How to order for twelve',
    author: 'Neha Bhandari',
    picture: 'thalis',
    tags: '#guide #sharing #planning',
    text: `Ordering for two is a conversation. Ordering for twelve is a small project with a deadline, and most people begin it at the moment when everybody is already hungry. Here is the list that we use ourselves when the whole office stays late.

<h2>The day before</h2>

Ask three questions and no more: who eats no meat, who eats no egg, who may not eat something at all. An allergy is not a preference. If somebody may not eat nuts, choose dishes that do not name them, write it in the note to the kitchen, and call the restaurant to hear it repeated. Where it is serious, order that person’s dinner from a kitchen that does not use them.

Then schedule the order. Kitchens can cook forty pieces of anything if they know it at noon. At eight in the evening they can be sorry.

<h2>The sum</h2>

For people who sit down to eat:

<ul><li>one portion of rice or biryani for every two guests, as long as there are breads;</li><li>two breads a person, three if there are students;</li><li>one gravy for every three guests, of different colours;</li><li>one dry dish for every four;</li><li>curd, onion and lemon for all; they cost little and repair much;</li><li>something sweet in pieces that can be counted.</li></ul>

Make at least half of it vegetarian even when most guests are not. Everybody eats from those bowls. Hardly anybody eats only from the others.

<h2>The order</h2>

One kitchen is better than three. A cart holds one restaurant at a time in any case, and twelve people whose dinner comes in three parts eat three dinners, standing. Note that cash has a limit for each order; look at the bill before you promise anybody that you have it in your pocket.

Put the landmark into the address, and the name of somebody who will hear the telephone.

<h2>When it comes</h2>

Have the table clear and spoons in place before the bell rings. Give the rider the code, and check the sealed bags against the list while the first person pours water. If something is missing, say so the same evening: a refund can be asked for within two hours of delivery.

Put the lids back on what is left after the first round. Second helpings are the point of twelve people.`,
  },
  {
    title: 'A short guide to reading a thali',
    author: 'Annapurna Thali',
    picture: 'thali',
    tags: '#thali #guide #vegetarian #mumbai',
    text: `A plate with eleven things on it looks like a test. It is the opposite. A thali is a kitchen that has made the decisions for you and arranged them so that nothing can go wrong, and all you need to know is the order in which it talks.

<h2>Begin at the edge</h2>

Salt, lemon, pickle and chutney sit at the top, where your hand reaches last. They are not courses. They are the tuning pegs: a touch with a mouthful that seems flat, and it is not flat any more.

Next come the bowls. Look at their colours and you know most of it. Yellow is dal. White is curd or kadhi. Brown and dark is the bean or the whole pulse. Green is what the market had. One bowl is always sweet and sour at once; in a Gujarati thali it may be the dal itself, and visitors from the north look into it with suspicion until the second spoon.

<h2>Let them argue</h2>

Eat across the plate, not through it. Something rich wants something sour after it. Something hot wants the curd. Something soft wants the papad, which is there for the noise. This is why the portions are small and why they come again: nobody is meant to finish one bowl and proceed to the next.

<h2>About the sweet</h2>

It stands on the plate from the start, and that is no mistake. In many houses of the west it is eaten in the middle of the meal, between two hot things. Try it once that way. If it feels wrong, keep it to the end; nobody is looking.

<h2>Bread first, rice later</h2>

Breads are for the dry dishes and thick gravies. Rice comes when you slow down, with dal, with ghee, and at the end with curd. A spoon of plain curd rice is how a thali says goodnight.

<h2>When it comes in a box</h2>

We send ours in a tray with walls high enough to survive a speed breaker, with everything liquid in a cup of its own. The tray has a drawing on its lid that says what is where. Take the cups out, put them where they belong, and wait a minute before you start. A thali that is looked at first tastes better. Our grandmother said so, and she had the ladle.`,
  },
  {
    title: 'Which bread for which gravy',
    author: 'Sarson Road',
    picture: 'breads',
    tags: '#breads #guide #tandoor',
    text: `The bread list is the shortest on our menu and the one that people look at longest. Then they order butter naan, because it is there. We have nothing against butter naan. But bread is a tool, and you would not eat soup with a fork.

<h2>Tandoori roti</h2>

Whole wheat, no fat, a bit of char. It has a taste of its own, so it likes company with an opinion: dal tadka, kadai anything, sarson ka saag. It is best in its first five minutes. Order it one at a time if you eat with us, and all together if we are sending it, because we will wrap the pile so that each one keeps the next one warm.

<h2>Naan</h2>

White flour and curd, risen, stretched and slapped onto the wall of the oven. It is soft and slightly sweet, and it was made for gravies with cream and tomato. The garlic one is a side dish in itself. Do not waste it on something that has garlic already.

<h2>Kulcha</h2>

Thicker, often filled, at home in Amritsar with chickpeas and a slice of raw onion. If you have ordered chole, you have ordered kulcha; you only have not written it down yet.

<h2>Rumali</h2>

Thin as the handkerchief that gives it its name, and thrown like one. It has almost no taste, and that is why kebabs want it: it carries without interfering.

<h2>Missi roti</h2>

Gram flour, onion, ajwain. Heavy and yellow and quite able to be dinner, with white butter and curd. Try it once instead of a second naan.

<h2>Laccha paratha</h2>

Many layers, each with a little fat between. It wants something dry: bhuna meat, jeera aloo, an egg. With a thin dal it only goes soggy, and all that rolling was for nothing.

<h2>How many</h2>

For a person with one gravy: two rotis, or one naan and one roti. For a person with a biryani: one, to be sociable.

If bread reaches you cold, sprinkle it with a few drops of water and put it over a flame or into a dry pan, for as long as you can hold your breath. Do not fold it into foil and forget it in the oven. We have seen what comes out. It is good for repairing sandals.`,
  },
];
