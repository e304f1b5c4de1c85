import type { Article } from './article.ts';

export const mornings: readonly Article[] = [
  {
    title: 'Half past four in an idli kitchen',
    author: 'Mylapore Mess Hall',
    picture: 'idli',
    tags: '#idli #kitchen #breakfast #chennai',
    text: `The first sound of the day here is not the alarm. It is the lid of the batter vessel, which Selvi lifts at half past four to see how the night went. If it went well, the batter has climbed to the mark she scratched into the steel years ago. If it has climbed over it, somebody forgot that it is May.

By five the steamers are on. Each takes a tower of trays, and each tray has its cloth, wrung out in cold water. An idli that is steamed on cloth comes away clean and keeps the print of the weave on its back. You can tell from that print that no oiled mould was in a hurry.

<h2>Old company</h2>

The idli is old company in the south. A Kannada text of about a thousand years ago names something called <em>iddalige</em>, though what is described there seems to have been made of black gram without rice, and the fermenting came into the books later. People have written whole essays on where it came from. Selvi’s view is that it came from somebody’s mother.

<h2>Six o’clock</h2>

The first customers do not look at the board. There is the professor, who takes four and a vada and reads the paper from the back. There are the flower sellers from the tank, who have been up longer than we have. There is a boy who collects a parcel for his grandfather and recites the order without breathing: two idli one vada sambar apart no onion chutney thank you.

Sambar has been on since five. The tamarind goes in late and the coriander later. The chutney is ground in small lots through the morning, because coconut that waits turns sour before noon.

<h2>What leaves in a box</h2>

The online orders begin at seven and want to be treated like the professor, only farther away. So:

<ul><li>idlis are packed only after their steam has gone, or they sweat and turn heavy;</li><li>sambar goes into a round box with a real lid, filled three quarters;</li><li>vadas travel alone, in paper.</li></ul>

At half past ten the last tray comes out. The cloths are boiled, the towers hung up, and the rice for tomorrow goes under water. Selvi has her own breakfast then. It is never idli.`,
  },
  {
    title: 'Filter coffee is a matter of patience',
    author: 'Divya Hegde',
    picture: 'coffee',
    tags: '#coffee #breakfast #bengaluru #chennai',
    text: `My father measured time in decoctions. The first was for the household, thick and dark. The second, from the same powder, was for people who came by. A third existed, but it was only spoken of, as a warning about families in which nobody cared.

The filter itself is two steel cups, one on the other, the upper one with fine holes. Powder goes in, is pressed lightly with a small steel umbrella, and boiling water is poured on top. Then nothing happens. This is the part that cannot be taught. You hear a drop, then none, then another. If you knock on it to make it faster, you get brown water and deserve it.

<h2>Beans and roots</h2>

The story that every child here learns is that a saint called Baba Budan brought seven coffee beans back from his pilgrimage, hidden on his person, and planted them in the hills that carry his name. Historians treat it as a legend. The hills are certainly there, and so is the coffee.

Chicory is the root of a plant with blue flowers, roasted and ground into the powder. It gives body and a bitter edge, and makes the decoction hold up against a lot of milk. Some houses will hear nothing of it. Others would not recognise their coffee without a good share. Write down what you like and tell the grinder’s shop; they have seen stranger marriages.

<h2>The pour</h2>

Milk is boiled, sugar goes in, and decoction last. Then it is thrown from the tumbler into its wide saucer, the davara, and back, from as high as your confidence allows. This cools it to drinking heat, mixes it, and puts the foam on top. It also tells everybody in the room that you were raised properly.

<h2>And sent home?</h2>

Coffee does not become better on a scooter, but it can be helped. Kitchens that care send the decoction and the hot milk in two flasks, with the sugar apart. You do the pour yourself. Rinse the tumbler with hot water first; cold steel steals the first sip.

In Chennai they will tell you that the <em>degree</em> in degree coffee means pure milk. In Bengaluru they will tell you to stop talking and drink it.`,
  },
  {
    title: 'A paratha is not a roti with ambitions',
    author: 'Paratha Darbar',
    picture: 'parathas',
    tags: '#paratha #breakfast #delhi #technique',
    text: `Somebody wrote to us that a paratha is a roti with something inside. We have printed the message and hung it over the rolling table, so that the new ones know what we are up against.

<h2>The dough</h2>

Whole wheat, water, a little salt. It is kneaded soft, softer than for roti, and left under a wet cloth until it forgets that it was kneaded. A stiff dough fights the filling, and when they fight, the filling comes out at the side and burns.

<h2>The filling</h2>

Potatoes are boiled in their skins the evening before and mashed cold. Warm potato is wet, and wet is the enemy. Then come green chilli, ginger, coriander stalks as well as leaves, roasted cumin, and dried pomegranate seed if we could get good ones. Salt goes in at the last moment, because it draws water.

For cauliflower and for radish the rule is stricter. They are grated, salted, left for ten minutes and wrung out like washing. What drips from the radish goes into the dough instead of water. Nothing is lost, and it tastes of more.

<h2>The rolling</h2>

The ball of filling is nearly as large as the ball of dough. It is wrapped, pinched, turned with the seam below, and pressed by hand before any rolling pin is allowed near it. Then roll from the middle outward, with hardly any weight. You should see the green of the coriander through the skin, as through a window that somebody breathed on.

<h2>The fire</h2>

Dry on the first side until it is set. Turn. Fat on the cooked side. Turn. Fat on the other. Then press around the edge with a folded cloth, and it swells. White butter belongs on top afterwards and not in the pan, where it would only burn.

<h2>Delhi, eight in the morning</h2>

There is a lane in the old city with paratha in its name, where they have been fried in deep iron pans for longer than anybody there can remember. Ours are the other kind, from the tawa, as they are made at home from here to Amritsar. Both kinds have their believers.

Ask for curd and for pickle, and tear it, do not cut it. A knife lets the steam out at the wrong moment.`,
  },
];
