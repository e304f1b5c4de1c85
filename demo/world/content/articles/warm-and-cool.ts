import type { Article } from './article.ts';

export const warmAndCool: readonly Article[] = [
  {
    title: 'Two teas: a corner in Mumbai, a counter in Hyderabad',
    author: 'Irani Window',
    picture: 'chai',
    tags: '#chai #history #mumbai #hyderabad',
    text: `The chairs are of bentwood, the tabletops of marble, and above the till hangs a board that forbids most of what people do in cafés. No combing of hair. No discussing of gambling. No sitting long. Everybody sits long. This is how most of Mumbai pictures an Irani café, and in some corners it is still true.

They were opened by people who came from Iran in the late nineteenth century and the first half of the twentieth, many of them Zoroastrians, often with nothing. It is said that they got the corner plots because shopkeepers of the city held corners to be unlucky. Whoever decided that had no eye for a place with two doors.

<h2>In Mumbai</h2>

The tea is brewed strong, with milk and a lot of sugar, and comes in a glass or in a cup that has seen things. With it there is brun maska: a hard-crusted roll, cut open, with butter laid on as if by a mason. You dip. The crust gives up, the butter makes small gold coins on the tea, and for a moment you see what the whole arrangement is for. Bun maska is the soft version, for those with teeth to think of.

<h2>In Hyderabad</h2>

The word is the same, and the tea is not. Here tea and milk are kept apart until the last moment. The leaves draw for a long time in a covered pot, and the milk is boiled down in another until it is thick and slightly sweet by itself. A ladle of one goes into the cup, a ladle of the other on top. It is heavy and pale brown, and it wants an Osmania biscuit, short and a little salty, named after the last Nizam, who is supposed to have been fond of it. In the afternoon small samosas with onion come by on a tray, whether you called or not.

<h2>And by scooter?</h2>

Tea is better carried than people believe, if it is carried in a flask. We send ours in a paper one with a tap, with the butter in its own dish and the bread in paper. Pour from a height. Butter thickly.

On the question of combing your hair, we rely on you.`,
  },
  {
    title: 'What the tandoor wants',
    author: 'Kebab Gali',
    picture: 'tandoor',
    tags: '#tandoor #kebab #kitchen #delhi #technique',
    text: `Usman lights it at three, four hours before the first order, and he does not like to be spoken to while he does it. A tandoor is a clay jar as tall as a child, set in bricks, with a fire at the bottom. Everybody knows that. What he knows is what colour it is inside.

Black means soot: too early. Then the soot burns off and the wall turns grey, then white, like a bone. When it is white all around, up to the hand’s breadth under the rim, he throws in a pinch of flour. If the flour goes brown slowly, it is time. If it flares, we wait again.

<h2>Three heats in one jar</h2>

A skewer stands in it from top to bottom and gets three things at once: embers from below, the wall from the side, and smoke from what drips. So a skewer is threaded with thought. What needs most goes lowest. Paneer never touches the bottom third.

<h2>The marinade is two</h2>

The first is salt, lemon, ginger and garlic, for half an hour. It opens the meat. The second is thick curd, hung until it stands, with mustard oil, red chilli and what Usman keeps in an unmarked tin. It must cling. A marinade that runs off has only seasoned the floor.

There is no colour in ours. The red is Kashmiri chilli, and it comes out the shade of a brick and not of a fire engine. People used to ask. They have stopped.

<h2>Out, rest, back</h2>

Chicken goes in until it is nearly done, comes out, and hangs beside the fire for five minutes. Then butter, and in again, briefly, for the char. The rest in the middle is the difference between juicy and sorry.

<h2>In the box</h2>

A kebab goes on cooking after it leaves, so we take those for delivery out a little before those for the table, never before they are safe to eat. They travel in foil with one corner open. Onion and chutney go beside them and not below.

Eat them first, before you unpack anything else. A naan can wait for you. A kebab has never waited for anybody.

At midnight Usman banks the fire and sits down on the step. The jar stays warm till morning. There is a cat who knows this.`,
  },
  {
    title: 'Cold glasses for hot months',
    author: 'Rahul Bedi',
    picture: 'lassi',
    tags: '#lassi #drinks #season #delhi #chennai',
    text: `Delhi in May does not have weather. It has a verdict. By eleven the pavement gives back everything that it received the day before, dogs lie in doorways like dropped coats, and the only sensible question is what there is to drink.

<h2>Lassi, properly</h2>

Whole curd, set overnight, not sour. It is churned with a wooden whisk, or at home with whatever you have, with a little cold water and sugar, until there is a foam that will carry a rose petal. The thick skin of the curd goes on top at the end and is eaten with a spoon. A lassi that you can draw up through a straw without effort is a milkshake in disguise.

Mango is allowed while there are mangoes. The salted one, with roasted cumin and black salt, is what you want after walking, when you have lost more than you know.

<h2>Further south</h2>

The same idea gets thinner the nearer you come to the equator. In Chennai it is neer mor: buttermilk with water, ginger, curry leaf, green chilli and asafoetida, given out at temple gates in clay cups to whoever passes. It is less a drink than an act of kindness. In Bengaluru it is majjige, and in Hyderabad majjiga. They agree on the coriander.

Kolkata has aam pora, green mango roasted in its skin until it collapses, with mint and black salt. Mumbai has kokum, which is the colour of a theatre curtain and cools the temper too.

<h2>Kept cool, kept clean</h2>

Cold drinks deserve more care than hot ones, because no fire has passed over them.

<ul><li>Buy from kitchens that say where their ice comes from, or take it without ice.</li><li>A drink with milk or curd should reach you cold to the touch. If it is warm, do not be polite; say so.</li><li>Put it into the refrigerator if you do not drink it now, and finish it the same day.</li></ul>

Kitchens that do it well send the lassi sealed, in a bag with a cold pack, and apart from the biryani, however well the two get along at the table.

<h2>One more</h2>

If all that you have is lemon, salt, sugar and water, you have nimbu pani. Drink it slowly, in the shade, and wait for the evening. It comes.`,
  },
];
