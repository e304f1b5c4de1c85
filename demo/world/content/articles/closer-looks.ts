import type { Article } from './article.ts';

export const closerLooks: readonly Article[] = [
  {
    title: 'Fourteen digits worth reading',
    author: 'Leela Nair',
    picture: 'bowls',
    tags: '#safety #guide #fssai',
    text: `On the page of every restaurant here, low down, where the eye arrives last, there is a line that begins with the letters FSSAI. Behind it stand fourteen digits. They look like something that is printed because it must be. They are, and they can be read.

The letters belong to the Food Safety and Standards Authority of India. Whoever makes, stores, cooks or sells food in this country needs either a registration, if the business is small, or a licence. Which of the two, and from what turnover, is laid down in rules that are changed from time to time, so look at the authority’s own site before you quote a limit to anybody.

<h2>Reading from the left</h2>

The first digit tells you which of the two it is: 1 stands for a licence and 2 for a registration. Neither is better food. A 2 is simply a small business, and some of the best idlis we know come from behind a 2.

The next two digits belong to the state that issued it. Then come the year and, behind it, numbers that say which office it was and which business.

<h2>What the number does not say</h2>

It is not a prize and not a rating. It says that the place is known to the authority, that it may be inspected, and that there is somebody to answer if something goes wrong. That is a good deal, but it is not the same as a clean kitchen at eight tonight. For that there are cooks who wash their hands, and people who complain when they have reason to.

<h2>How to check one</h2>

<ol><li>Copy the number from the restaurant’s page.</li><li>Open the licence search on the authority’s site.</li><li>Compare the name and the address. A different trading name is common. A different city is not.</li></ol>

If it does not fit, tell us. We look at such reports the same day; where food has made somebody ill, or might, within 24 hours at the latest.

<h2>Before you go</h2>

See a doctor first if you feel unwell, and write to us afterwards. Keep the box and, if you can, a little of the food in the refrigerator. It helps whoever has to find out.`,
  },
  {
    title: 'Millets are not a punishment',
    author: 'Nikhil Prabhu',
    picture: 'khichdi',
    tags: '#millets #health #bengaluru #home',
    text: `In our house ragi was what you were given when you had been ill. For years I could not hear the word without feeling a hand on my forehead. I have come back to it late, by way of a lunch place in Bengaluru where the ragi mudde is the size of a cricket ball and nobody at the table has a temperature.

<h2>Who is who</h2>

Millet is a family and not a grain. The ones that you will meet most often:

<ul><li><strong>ragi</strong>, finger millet, red-brown, made into balls, porridge, dosas and rotis in Karnataka and around;</li><li><strong>jowar</strong>, sorghum, the flat, pale bhakri of the Deccan;</li><li><strong>bajra</strong>, pearl millet, grey and nutty, a winter bread in Rajasthan and Gujarat;</li><li><strong>foxtail, little and kodo millet</strong>, small round grains that are cooked like rice and turn into very good khichdi and upma.</li></ul>

They ask for little water in the field, which is why they were grown where rice would not. For a long time that made them the food of people who could afford nothing else. Now they cost more than rice in some shops. My grandmother would have had words about it.

<h2>How to like them</h2>

Do not begin by pretending that they are rice. They taste of something: earth, hay, a little smoke. So give them company with character. Mudde wants a thin, sour, hot saaru with greens or with mutton, and it is not chewed but swallowed; a native of Mandya will show you, laughing. Bhakri wants garlic chutney and a raw onion. Bajra wants ghee and jaggery.

The small grains are easiest. Wash them twice, roast them dry until they smell of popcorn, and cook them with moong dal, turmeric, pepper and twice as much water as you believe. It becomes a khichdi that nobody needs to be ill for.

<h2>About health</h2>

Much is claimed, and I am no doctor. They are whole grains with fibre, they have no gluten unless it came in from the mill next door, and they keep you full through an afternoon. If you eat them for a medical reason, ask somebody who has studied it. If you eat them because the saaru is good, ask for a second ladle.`,
  },
  {
    title: 'Do not fear the bones',
    author: 'Heshel Ghor',
    picture: 'fish',
    tags: '#fish #kolkata #mumbai #chennai #guide',
    text: `Every week somebody writes into the note to our kitchen: <em>boneless please</em>. And every week our cook reads it aloud, shakes his head, and writes back that he can send prawns.

We understand. But to a Bengali household a fish without bones is a letter without a signature. The bones are where the taste is, and they keep the flesh from falling apart in the gravy. They only want attention, and attention is what a good dinner ought to get.

<h2>Four coasts, four pots</h2>

<strong>Kolkata</strong> cooks fish of the rivers. Rohu and katla in a thin gravy with potato and cauliflower; hilsa, when there is hilsa, with nothing but ground mustard, green chilli and mustard oil.

<strong>Mumbai</strong> has the sea at the door: pomfret, surmai, and the soft bombil, which is fried in semolina until it can stand up. Malvani masala is dark, with dry coconut, and kokum makes it sour.

<strong>Chennai</strong> puts tamarind and small onions to it and lets the curry stand for some hours. The meen kuzhambu of this morning is for tonight, and many prefer it tomorrow.

<strong>Bengaluru</strong> gets its fish from the coast of Karnataka by night: ghee roast, sukka, and gassi the colour of brick.

<h2>How to do it</h2>

<ol><li>Use your fingers. They find a bone before your tongue does.</li><li>Take a small piece, press it flat against the plate and feel.</li><li>Rohu has its fine bones in the upper half, in rows. Take the belly piece if you are new; it has only large ones.</li><li>Eat it with rice, slowly, and talk before or after and not during.</li></ol>

For small children and for anybody who is unsure, order prawns or a fillet. There is no shame in it. If a bone does stick and will not go, do not push rice after it; see a doctor.

<h2>Fresh, even from a box</h2>

Good fish smells of the sea or of hardly anything. It should reach you hot, with its gravy around it. Do not keep it for another evening unless it went into the refrigerator at once.

And hilsa? Hilsa has more bones than we can count and a season that is over too soon. People who love it say that this is fair.`,
  },
];
