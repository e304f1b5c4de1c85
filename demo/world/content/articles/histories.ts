import type { Article } from './article.ts';

export const histories: readonly Article[] = [
  {
    title: 'Who made the first butter chicken?',
    author: 'Ishita Malhotra',
    picture: 'curry',
    tags: '#history #delhi #curry #tandoor',
    text: `I was asked to write down, in a few hundred words, who invented butter chicken. I have eaten it in the interest of research eleven times since, and I can report that I do not know. What I can tell you is which parts of the story are firm and which are still warm.

<h2>What is firm</h2>

In 1947 a great many people came to Delhi from the north-west with little more than what they could carry. Some of them were cooks and restaurant people from Peshawar. In Daryaganj, by the wall of the old city, a few of them opened a place that put the tandoor, until then a village oven and a neighbourhood one, into the middle of a restaurant. Tandoori chicken became famous there. Nobody seriously doubts that much.

<h2>What is warm</h2>

The rest is told like this. At the end of an evening there was chicken left. It had dried out. Somebody put it into a sauce of tomatoes, butter and cream, and it became soft again, and better than it had been. Who that somebody was, and in which year, is told differently by the families of the people who were there. They have even asked a court about it. I am not going to be cleverer than a judge.

Dal makhani has the same address in most accounts: the black lentils that Punjab had always cooked overnight, with the same tomato and the same cream.

<h2>What you can taste</h2>

History is easier to check with a spoon. The old idea shows in good butter chicken even now:

<ul><li>the meat has been in a tandoor first, and you can taste smoke through the cream;</li><li>the sauce is sour before it is sweet, because it is tomatoes and not sugar;</li><li>fenugreek leaves come at the end, crushed between the palms.</li></ul>

If it is orange and tastes of pudding, somebody has read the recipe backwards.

<h2>Two cousins</h2>

Ask for butter chicken when you want to use a naan. Ask for chicken tikka masala when you want onions and more spice; many cooks believe that one grew up abroad and came home with an accent. And if the kitchen offers the chicken on the bone, take it. Somebody in 1947 certainly did.`,
  },
  {
    title: 'A sweet with two birthplaces',
    author: 'Mishti Mahal',
    picture: 'sweets',
    tags: '#sweets #history #kolkata #technique',
    text: `Customers from Odisha come into our shop in Kolkata, look at the tray of rosogollas, and smile in a particular way. We smile back in the same way. Then we sell them a dozen. It is all very civilised.

For those who have not followed the matter: both states hold that the sweet is theirs. In Kolkata the white, springy ball in thin syrup is credited to a confectioner of Bagbazar, in the second half of the nineteenth century. In Puri a softer, browner one belongs to the temple and to a story about a goddess who has been left at home and must be appeased; people there regard it as far older. The registry that protects regional names looked at both and, a few years apart, registered both: one as Banglar Rasogolla, the other as Odisha Rasagola. Two sweets, two names, two spellings. We call that wise.

<h2>How ours are made</h2>

Cow’s milk is split with the whey of the day before, not with lemon, which leaves a taste. The curds hang in muslin until they no longer drip but still shine. Then comes the part that makes the arm ache. The chhena is rubbed with the heel of the hand against a board until it turns smooth and there is a film of fat on the palm. Too little and the balls are grainy; too much and they turn to rubber.

They are rolled without a crack, for a crack is where one will burst, and dropped into syrup that boils so hard that it foams over them. They double in size and start to squeak. A rosogolla that squeaks between the teeth is fresh. One that does not was somebody else’s.

<h2>How to eat and keep them</h2>

Press it gently against the side of the bowl, so that half of the syrup goes, and eat it in two bites. One bite is for competitions.

They are milk and nothing but milk, so:

<ol><li>keep them in their syrup and in the refrigerator;</li><li>finish them within two days;</li><li>let them stand for ten minutes before you serve them, because cold hides sweetness.</li></ol>

For a journey, take sandesh instead. It has no syrup to spill onto a stranger, and no other state has claimed it so far.`,
  },
  {
    title: 'Chilli chicken was born in Kolkata, more or less',
    author: 'Tangra Fire',
    picture: 'noodles',
    tags: '#noodles #history #kolkata #chinese',
    text: `People ask whether our food is real Chinese food. Our answer is that it is real Tangra food, and that this is at least as hard to get.

Chinese families have lived in Kolkata since the late eighteenth century, when the first of them came to run a sugar mill on the river. Others followed: carpenters to one quarter, dentists to another, and Hakka leather workers to the marshy ground in the east of the city. That was Tangra. It smelled of tanneries. After work the families cooked for themselves, then for a friend who had asked, then for the friend’s cousins. When the tanneries had to leave, the kitchens stayed.

<h2>What happened to the food</h2>

It learned to live here. Green chilli came in, then coriander, then onions in squares. Soy sauce got darker, and cornflour made gravies stand up. Somebody cooked for people who ate no meat, and gobi and paneer were treated as if they had always belonged to the wok. Chicken Manchurian, which nobody in Manchuria has met, is usually credited to a cook in Mumbai in the nineteen seventies. Chilli chicken has too many fathers to name, and most of them had an address near ours.

<h2>Fire</h2>

The rest is heat. Our burners sound like a small aeroplane, and a plate of noodles is on them for less than two minutes. That burnt sweetness at the edge of the noodle, which you cannot get at home, is the wok itself, seasoned by thousands of dinners and never washed with soap.

If you want to come near it in your own kitchen:

<ul><li>cook one portion at a time, because a crowded pan steams;</li><li>use rice or noodles from the day before, cold and dry;</li><li>have everything cut and in bowls before the flame is lit;</li><li>pour sauce down the hot side and not onto the food.</li></ul>

<h2>What to order</h2>

Dry chilli chicken, hot garlic fish, Hakka noodles without gravy, and a plate of greens so that you can tell your mother. Ask for vinegar with green chillies in it. It will stand on our table whether you ask or not.

Gravy noodles are for the rain. On such days they need no defence.`,
  },
];
