import type { Article } from './article.ts';

export const atTheStove: readonly Article[] = [
  {
    title: 'Paneer from scratch, and what the whey is for',
    author: 'Shuddh Rasoda',
    picture: 'paneer',
    tags: '#paneer #technique #vegetarian #mumbai #home',
    text: `We make our paneer at six in the morning, and by noon it is gone. People who have only met the kind that comes in a packet ask what we put into it. Nothing, is the answer. It is what is left when you stop putting things in.

<h2>Two things and a cloth</h2>

Full milk, as fresh as it can be had, is brought to the boil and taken off the fire. Then something sour goes in, a spoon at a time: lemon juice, curd, or the whey of the day before, which is gentlest. Stir once, slowly. At a certain spoon the milk makes up its mind. It parts into white clouds and clear, green-yellow water. Stop there. One spoon more and the clouds turn hard.

Pour it through wet muslin, rinse it with cold water so that the sourness goes, gather the corners and press it under a weight. Half an hour gives a soft block for bhurji and for koftas. Two hours give one that can be cut into cubes and put onto a skewer.

<h2>How not to spoil it</h2>

<ul><li>Do not fry it hard. If you like a brown edge, brown it quickly and lay it in warm salted water afterwards; it drinks and goes soft again.</li><li>Put it into the gravy at the end. Five minutes are enough. It does not get better, only older.</li><li>Salt the gravy and not the cheese.</li></ul>

<h2>Which gravy</h2>

Palak is for softness. The spinach is blanched for a moment, so that it stays green, and ground with green chilli. Makhani is for sweetness and needs sour tomatoes. Kadai is for those who want to chew on something: peppers in squares, coriander seed crushed by hand. Malai kofta is paneer that has been to university.

<h2>And the whey</h2>

Do not pour it away. Knead your rotis with it, and they stay soft until evening. Cook rice in half whey and half water. Thin your dal with it. Keep a bottle in the refrigerator, for a day or two, to split the next milk.

In our kitchen nobody is allowed to throw it out without asking, and nobody has ever asked. In thirty litres of milk there are about five kilos of paneer, and the rest is a question of manners.`,
  },
  {
    title: 'A green curry and its mortar',
    author: 'Galangal & Lime',
    picture: 'thai-curry',
    tags: '#thai #curry #technique #kitchen',
    text: `The loudest thing in our kitchen in Richmond Town is not the exhaust. It is Noi’s mortar, which is cut from one block of granite and weighs as much as a schoolchild. Between nine and eleven in the morning the neighbours downstairs hear it, and they have learned to call it the clock.

<h2>Why not a machine?</h2>

A blade cuts, and what is cut lies beside its neighbour. A pestle bruises, and what is bruised runs into its neighbour. It takes longer and it smells different; you can stand at our door and tell which of the two was used. We do own a machine. It makes juice.

The order is fixed. What is hard goes in first: coriander seed and cumin, roasted, and white pepper. Then salt, which works like sand. Then lemongrass, only the pale part, then galangal, which looks like ginger and is not, then the rind of makrut lime, coriander root, garlic, shallots, and last the green chillies. When the paste is smooth it stops sticking to the stone and begins to follow the pestle around. That is the moment.

<h2>Things from the roof</h2>

Some of it does not like to travel, so it grows above us in old oil tins. Thai basil, which tastes of aniseed. Makrut lime for its leaves, which are double, like a figure of eight. Small round aubergines that the pigeons also enjoy. Bengaluru’s climate is generous to all of them, including the pigeons.

<h2>Into the pot</h2>

Thick coconut milk is heated until it splits and its oil comes out. The paste is fried in that oil, gently, until it no longer smells raw. Only then come the thin milk and what will be eaten. Palm sugar for roundness. Basil off the fire.

In most of Thailand the salt of a curry is fish sauce. In ours for vegetarians it is light soy and a little more patience, from a wok and a ladle that never meet the others. The paste itself is made without shrimp for everybody. Ask all the same if it matters to you; we like to be asked.

<h2>How to eat it</h2>

Spoon rice into your bowl and curry over the rice, a little at a time. It should be thin enough to pour and hot enough to think about. Do not eat the lime leaves and the slices of galangal. They have done their work, and like the neighbours they deserve some rest.`,
  },
];
