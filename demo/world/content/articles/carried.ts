import type { Article } from './article.ts';

export const carried: readonly Article[] = [
  {
    title: 'Food that travels well, and food that should not',
    author: 'Tarun Deshmukh',
    picture: 'salads',
    tags: '#delivery #packing #kitchen #guide',
    text: `For a year I did nothing but open boxes. It was my work to order from kitchens that wanted to join us, wait at the kitchen table with a thermometer, and write down what had happened on the way. I have seen a lassi that became a bag, and a bag that became a lassi. What follows is what I tell every kitchen now.

<h2>Three enemies</h2>

<strong>Steam.</strong> Whatever is crisp goes soft in its own breath. Fried things need paper and a hole. A sealed box is for what is meant to be moist.

<strong>Movement.</strong> A scooter corners. Liquids go into round cups, which have no weak corner, filled to three quarters, with a lid that clicks and a strip of tape over the click. Heavy stands at the bottom and salad on top, never the other way round.

<strong>Company.</strong> Hot beside cold makes two things lukewarm, and lukewarm is neither pleasant nor safe. Ice cream, raita and cut fruit leave in a bag of their own.

<h2>What travels</h2>

Dal travels. So do biryani, most gravies, idli, steamed rice, cutlets, anything in a tiffin. Dal makhani gets better on the road, and so does rajma.

Salad travels if it is not a salad yet: leaves dry, dressing in a cup, everything warm apart. Ten minutes on a scooter are a long time for a lettuce that has been dressed.

<h2>What sulks</h2>

Soufflés, poached eggs, thin dosas, French fries. Some kitchens sell them all the same. The honest ones write on the menu that it is best within ten minutes.

<h2>At your end</h2>

Open every lid as soon as the bags are in, even if you eat later. Use your own plates; food tastes of what it lies on. What must be kept goes into the refrigerator within two hours, in shallow boxes, so that it cools quickly. Rice especially does not want to stand about in a warm room. When you heat it again, heat it until it steams, once, and do not keep it a third time.

And look at the seal. Good kitchens close the bag with a strip that cannot be opened without tearing. If it is torn, do not eat. Tell us about the order, and the kitchen and we will take it from there.`,
  },
  {
    title: 'The tin with four floors',
    author: 'Aditi Salvi',
    picture: 'dal',
    tags: '#tiffin #history #mumbai #home',
    text: `My grandmother called it the dabba, the neighbours in Chennai called it the carrier, and on the school list it was <em>one lunch box, labelled</em>. It had four floors. Rice lived at the bottom, because it was the heaviest. Above it was dal, then the vegetable, and under the roof two rotis lay folded over a piece of pickle that was not allowed to touch anybody.

The word tiffin has travelled as far as the tin. It is generally explained from an English slang verb, to tiff, which meant taking a small drink. In India it settled down to mean a light meal in the middle of the day, and further south a light meal at almost any time, provided there is chutney.

<h2>Lunch by train</h2>

In Mumbai the tin became a profession. Since the late nineteenth century men in white caps have collected home-cooked lunches in the suburbs in the morning, taken them into the city by train, and carried the empty tins home in the afternoon. Each tin bears a code of colours, letters and numbers, painted on the lid. Much has been written about how seldom one goes astray. I will not repeat the figure that everybody repeats, because I could not find who counted. I can only say that my father’s came every day for twenty-six years, and that on the one day it did not, there was a flood.

<h2>What the tin knew</h2>

Whoever packs a tin thinks about four hours later. So the tin has rules that kitchens which deliver have had to learn again:

<ul><li>the vegetable is dry, so that it cannot run;</li><li>dal is thick, because it can be thinned and not the reverse;</li><li>rotis are brushed with ghee and folded inward;</li><li>onions are added by the eater;</li><li>something small and sweet is hidden, and never announced.</li></ul>

<h2>A suggestion</h2>

Some kitchens still cook like this: one dal, one vegetable, rice, bread, a new list each morning. They are not photogenic. Look for the word thali or tiffin on a menu, and for a short list rather than a long one.

Then eat it as one should, at a desk, at ten past one, with the lid for a plate. If there is pickle on the rice, it was in a hurry. Forgive it.`,
  },
  {
    title: 'Seven orders and a plate of rice: a rider’s evening',
    author: 'Farah Shaikh',
    picture: 'fried-rice',
    tags: '#riders #hyderabad #people #delivery',
    text: `Our restaurants deliver with their own people, and I wanted to know what that looks like from the saddle. So a kitchen in Hyderabad lent me a helmet and the seat behind Salim. His name is his own; he asked me to say so.

<h2>6:40 pm</h2>

The first is always near. Two lanes, third gate, a man in slippers who has the four numbers ready before we have stopped. Salim types them into the page on his phone, the screen turns green, and it is over in twenty seconds. "If they all had the code ready," he says, "I could write poetry in the time."

<h2>7:25 pm</h2>

An office tower. The guard wants a signature, the lift wants a card, and the lady on the ninth floor is in a meeting. Salim calls once, waits, and calls again. He does not leave the bag with the guard because it is paid in cash, and cash is never left. She comes down running, sorry, with the exact amount in her hand. He has change all the same; he starts the evening with a roll of tens.

<h2>8:10 pm</h2>

Rain. He puts the bag under a second cover and slows down, and I say that the promise was 8:30. He turns at the next signal and looks at me as one looks at a passenger. "The kitchen adds minutes when it rains. Nobody’s biryani is worth a bone." I put that into my notebook while it is still dry.

<h2>9:05 pm</h2>

A house without a number, opposite a temple that has two opposites. What saves us is the line in the note: <em>blue water tank, dog is only loud</em>. The dog is only loud.

<h2>10:30 pm</h2>

The last one is a birthday. Somebody presses a piece of cake on us. Salim eats it standing, wipes his hands, and gives the box over as if it held glass.

<h2>What he would like you to know</h2>

<ul><li>Pin your gate and not the middle of the street.</li><li>A landmark is worth more than a house number.</li><li>Tell the code at the door, never on the telephone before.</li><li>Hear the bell.</li></ul>

At eleven the kitchen gives its riders dinner. Tonight it is egg fried rice, out of the wok, on a steel plate. "Hot," says Salim, with great satisfaction. "Everybody else’s was warm."`,
  },
];
