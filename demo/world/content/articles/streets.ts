import type { Article } from './article.ts';

export const streets: readonly Article[] = [
  {
    title: 'Chaat is a sentence with five verbs',
    author: 'Sameer Arora',
    picture: 'chaat',
    tags: '#chaat #street #delhi #mumbai #kolkata',
    text: `The word comes from licking, from <em>chaatna</em>, and that is a fair description of what happens to the plate. Everything else about chaat is contested, starting with what counts as one.

Here is a rule that has served me well. A thing is chaat when it does five things at once: it crunches, it gives way, it is sour, it is sweet, it burns. Leave one out and you have a snack. Put them into the wrong order and you have a wet snack.

<h2>One ball, three names</h2>

Take the hollow puri that is filled with spiced water and eaten in one go, before it collapses. In New Delhi it is the golgappa, made of wheat or semolina, and its water tastes of mint and black salt. In Mumbai it is pani puri, with sprouts or warm white peas inside. In Kolkata it is the phuchka, with potato mashed by hand with tamarind, and people from there will tell you calmly that the discussion is over.

They are not the same thing under three names. They are cousins who have the same laugh.

<h2>A street at five</h2>

Go to any market in Delhi at five in the afternoon. The chaat man has a pyramid of crisp discs in front of him, two brass bowls of chutney, a heap of curd under muslin and a tray of things that were fried earlier. His hands do not stop. Crush, spoon, spoon, pour, scatter, pinch. Nobody has ordered; he looks up and knows.

What he is really doing is timing. From the moment the curd touches the papdi, the plate has about three minutes. He has put it into your hand after half of one.

<h2>So how can it be delivered?</h2>

Only in pieces. A kitchen that sends chaat already mixed is sending you regret. A good one sends:

<ul><li>the crisp things sealed, with air in the bag;</li><li>potatoes and chickpeas in a box, dressed but dry;</li><li>curd, the green and the brown chutney in three cups;</li><li>sev, pomegranate and masala in a twist of paper, for last.</li></ul>

You build it. Green first, then curd, then brown, then the paper. Count to ten and eat. If everybody at the table is silent and bent forward, you have done it properly.`,
  },
  {
    title: 'Momos after dark',
    author: 'Momo Mandli',
    picture: 'momos',
    tags: '#momos #street #delhi #technique',
    text: `There was a time, and our older customers remember it, when you had to cross half of Delhi for a plate of momos. You went up to the Tibetan settlement by the river, took a lane so narrow that two umbrellas could not pass, and sat down on a bench under prayer flags. Now a steamer stands at every metro gate. Something happened in between, and it was not advertising. It was only that people tasted them.

Momos came here with people: with Tibetans who had to leave home, with families from Nepal, Sikkim and the Darjeeling hills who came to study and work. Each brought a fold and a filling. What the city added was the chutney, red enough to be seen from across the road.

<h2>The dough</h2>

Flour and water, nothing else, and an hour of rest. It is rolled thinner at the rim than in the middle, because the rim will be pleated and doubles itself, while the middle has to carry the weight.

<h2>The filling</h2>

Ours is cabbage, carrot, onion, ginger and a good deal of black pepper. The cabbage is salted and squeezed, then oil is worked in, which seals what juice is left. A dry filling is a sad thing; a wet one tears the floor out. You look for the point at which a spoonful just holds when turned over.

<h2>The pleats</h2>

Ten will do on a busy night, eighteen when somebody is watching. The left thumb keeps the filling down while the right hand gathers. New cooks pleat fast and seal badly. We make them do it slowly, five hundred times, and after that nobody needs to tell them anything.

<h2>Steam, then leave alone</h2>

Ten minutes over water that boils hard, on an oiled rack, with space between. When they are done, the skin turns from white to the colour of a candle, and you can guess at the filling through it.

For the box, we let them stand uncovered for one minute. It looks like neglect, and it is what keeps them from gluing themselves to each other on the way. If two have become one all the same, do not pull. Put them into hot soup, which is where the best of the torn ones went in every kitchen we have ever worked in.`,
  },
  {
    title: 'What to fry when it rains',
    author: 'Kavya Gowda',
    picture: 'samosa',
    tags: '#monsoon #snacks #mumbai #kolkata #season',
    text: `In Mumbai you can smell the rain before the first drop, and then you can smell the oil. I have never found out who gives the signal. The sky goes the colour of slate, a shutter rattles, and on every corner a kadhai is on the fire as if it had only been waiting for permission.

<h2>A map of wet afternoons</h2>

Mumbai fries batata vadas and puts them into bread with dry garlic chutney. It fries onion bhajis, which are at their best where the batter has run out and only onion is left. On the sea front there is corn on coal, with lime and chilli rubbed in by somebody who has no patience for your umbrella.

Kolkata answers with telebhaja, a word that simply means things fried in oil: aubergine in gram flour, potato chops, and mochar chop of banana flower when you are lucky. They come in a paper bag with puffed rice, and the bag is transparent by the time you are home.

In Chennai it is the bajji, long green chilli or raw plantain, with coconut chutney. In Bengaluru somebody’s aunt makes maddur vade, crisp and full of onion. Hyderabad has the mirchi bajji, slit and filled with tamarind and sesame, and then it looks at you to see what your face does. And Delhi has the samosa, which needs no rain but accepts it.

<h2>Why it tastes better</h2>

I asked three cooks. The first said that one is cold. The second said that everybody is at the window anyway. The third, who has fried for forty years, said that the damp air keeps the smell low, where noses are. I have decided to believe the third.

<h2>At home, or brought</h2>

If you fry yourself, do it in small lots and dry everything that goes in, yourself included; water and hot oil are no joke. Never fill a pan more than half.

If you let it be brought, be kind about the time. Roads are under water, and the promise on the screen is longer on such days because the kitchen has made it honest. Fried things soften in a closed box, so open it at once and give them two minutes in a hot oven or a dry pan.

Tea goes without saying.`,
  },
];
