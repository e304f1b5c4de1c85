// What choices, their groups and categories are called: English | Hindi | Kannada.
export const choices = `
Portion | पोर्शन | ಪೋರ್ಶನ್
Regular | रेगुलर | ರೆಗ್ಯುಲರ್
Large | बड़ा | ದೊಡ್ಡದು
Family | फ़ैमिली | ಫ್ಯಾಮಿಲಿ
Quantity | मात्रा | ಪ್ರಮಾಣ
Half | हाफ़ | ಹಾಫ್
Full | फ़ुल | ಫುಲ್
Plate | प्लेट | ಪ್ಲೇಟ್
Single | सिंगल | ಸಿಂಗಲ್
Double | डबल | ಡಬಲ್
Bowl | बाउल | ಬೌಲ್
Glass | ग्लास | ಗ್ಲಾಸ್
300 ml | 300 मिली | 300 ಮಿಲಿ
500 ml | 500 मिली | 500 ಮಿಲಿ
Pieces | पीस | ಪೀಸ್
Six | छह | ಆರು
Twelve | बारह | ಹನ್ನೆರಡು
Box | डिब्बा | ಬಾಕ್ಸ್
250 g | 250 ग्राम | 250 ಗ್ರಾಂ
500 g | 500 ग्राम | 500 ಗ್ರಾಂ
1 kg | 1 किलो | 1 ಕೆಜಿ
Scoops | स्कूप | ಸ್ಕೂಪ್
One | एक | ಒಂದು
Two | दो | ಎರಡು
Three | तीन | ಮೂರು
Cut | टुकड़ा | ತುಂಡು
One slice | एक स्लाइस | ಒಂದು ಸ್ಲೈಸ್
Half kilo | आधा किलो | ಅರ್ಧ ಕೆಜಿ
One kilo | एक किलो | ಒಂದು ಕೆಜಿ
Size | साइज़ | ಸೈಜ್
Regular, 8 inch | रेगुलर, 8 इंच | ರೆಗ್ಯುಲರ್, 8 ಇಂಚು
Medium, 10 inch | मीडियम, 10 इंच | ಮೀಡಿಯಂ, 10 ಇಂಚು
Large, 12 inch | बड़ा, 12 इंच | ದೊಡ್ಡದು, 12 ಇಂಚು
Crust | क्रस्ट | ಕ್ರಸ್ಟ್
Hand-stretched | हाथ से बेला | ಕೈಯಿಂದ ತಟ್ಟಿದ್ದು
Thin and crisp | पतला और कुरकुरा | ತೆಳು, ಗರಿಗರಿ
Cheese-filled edge | किनारे में चीज़ | ಅಂಚಿನಲ್ಲಿ ಚೀಸ್
Heat | तीखापन | ಖಾರ
Mild | कम तीखा | ಕಡಿಮೆ ಖಾರ
Medium | मीडियम | ಮೀಡಿಯಂ
Street hot | बाज़ार जैसा तीखा | ಬೀದಿ ಬದಿಯ ಖಾರ
Style | कैसे बने | ಹೇಗೆ ಮಾಡಬೇಕು
Steamed | स्टीम | ಹಬೆಯಲ್ಲಿ ಬೇಯಿಸಿದ್ದು
Pan fried | पैन में फ्राई | ಪ್ಯಾನ್ ಫ್ರೈ
Tandoori | तंदूरी | ತಂದೂರಿ
Tortilla | टॉर्टिया | ಟೋರ್ಟಿಯಾ
Soft corn | नरम मक्का | ಮೃದು ಜೋಳ
Crisp corn | कुरकुरा मक्का | ಗರಿಗರಿ ಜೋಳ
Wheat | गेहूँ | ಗೋಧಿ
Sweetness | मिठास | ಸಿಹಿ
Less sweet | कम मीठा | ಕಡಿಮೆ ಸಿಹಿ
No sugar | बिना चीनी | ಸಕ್ಕರೆ ಇಲ್ಲ
Milk | दूध | ಹಾಲು
Cow’s milk | गाय का दूध | ಹಸುವಿನ ಹಾಲು
Oat | ओट | ಓಟ್
Almond | बादाम | ಬಾದಾಮಿ
Roasted in | किसमें सिका | ಯಾವುದರಲ್ಲಿ ಹುರಿಯಬೇಕು
Oil | तेल | ಎಣ್ಣೆ
Ghee | घी | ತುಪ್ಪ
Butter | मक्खन | ಬೆಣ್ಣೆ
Served with | किसके साथ | ಯಾವುದರ ಜೊತೆ
Steamed rice | सादा चावल | ಅನ್ನ
Jeera rice | जीरा राइस | ಜೀರಾ ರೈಸ್
Three phulkas | तीन फुलके | ಮೂರು ಫುಲ್ಕಾ
Choose two sabzis | दो सब्ज़ी चुनें | ಎರಡು ಪಲ್ಯ ಆರಿಸಿ
Potato and peas | आलू मटर | ಆಲೂ ಬಟಾಣಿ
Ridge gourd | तोरई | ಹೀರೇಕಾಯಿ
Mixed sprouts | मिक्स अंकुरित | ಮೊಳಕೆ ಕಾಳು
Paneer in tomato | टमाटर पनीर | ಟೊಮೆಟೊ ಪನೀರ್
Salsas | साल्सा | ಸಾಲ್ಸಾ
Salsas and creams | साल्सा और क्रीम | ಸಾಲ್ಸಾ, ಕ್ರೀಮ್
Pico de gallo | पिको दे गालो | ಪಿಕೊ ಡಿ ಗಾಲೊ
Guacamole | ग्वाकामोले | ಗ್ವಾಕಮೋಲೆ
Sour cream | सार क्रीम | ಸಾರ್ ಕ್ರೀಮ್
Chipotle mayo | चिपोटले मेयो | ಚಿಪೋಟ್ಲೆ ಮೇಯೊ
Roast chilli | भुनी मिर्च | ಹುರಿದ ಮೆಣಸಿನಕಾಯಿ
Add-ons | साथ में | ಜೊತೆಗೆ
Mirchi ka salan | मिर्ची का सालन | ಮಿರ್ಚಿ ಸಾಲನ್
Boondi raita | बूंदी रायता | ಬೂಂದಿ ರಾಯಿತಾ
Boiled egg | उबला अंडा | ಬೇಯಿಸಿದ ಮೊಟ್ಟೆ
Roasted papad | भुना पापड़ | ಸುಟ್ಟ ಹಪ್ಪಳ
On the side | साथ में | ಪಕ್ಕದಲ್ಲಿ
Lemon pickle | नींबू का अचार | ನಿಂಬೆ ಉಪ್ಪಿನಕಾಯಿ
Onion salad | प्याज़ सलाद | ಈರುಳ್ಳಿ ಸಲಾಡ್
Finish | ऊपर से | ಮೇಲೆ
Extra butter | एक्स्ट्रा मक्खन | ಎಕ್ಸ್‌ಟ್ರಾ ಬೆಣ್ಣೆ
Garlic and coriander | लहसुन और धनिया | ಬೆಳ್ಳುಳ್ಳಿ, ಕೊತ್ತಂಬರಿ
Extra toppings | एक्स्ट्रा टॉपिंग | ಎಕ್ಸ್‌ಟ್ರಾ ಟಾಪಿಂಗ್
Toppings | टॉपिंग | ಟಾಪಿಂಗ್
Burrata | बुराटा | ಬುರಾಟಾ
Olives | ऑलिव | ಆಲಿವ್
Jalapeños | हालापेन्यो | ಹಾಲಪೀನೊ
Sun-dried tomato | धूप में सूखे टमाटर | ಬಿಸಿಲಲ್ಲಿ ಒಣಗಿದ ಟೊಮೆಟೊ
Roast chicken | रोस्ट चिकन | ರೋಸ್ಟ್ ಚಿಕನ್
Chicken salami | चिकन सलामी | ಚಿಕನ್ ಸಲಾಮಿ
Make it richer | और स्वाद | ಇನ್ನಷ್ಟು ರುಚಿ
Shaved hard cheese | कसा हुआ चीज़ | ತುರಿದ ಚೀಸ್
Garlic bread, two slices | गार्लिक ब्रेड, दो स्लाइस | ಗಾರ್ಲಿಕ್ ಬ್ರೆಡ್, ಎರಡು ಸ್ಲೈಸ್
Add protein | प्रोटीन जोड़ें | ಪ್ರೋಟೀನ್ ಸೇರಿಸಿ
Extras | एक्स्ट्रा | ಎಕ್ಸ್‌ಟ್ರಾ
Tofu | टोफ़ू | ಟೋಫು
Paneer | पनीर | ಪನೀರ್
Fried egg | अंडा फ्राई | ಮೊಟ್ಟೆ ಫ್ರೈ
Grilled chicken | ग्रिल्ड चिकन | ಗ್ರಿಲ್ಡ್ ಚಿಕನ್
Prawns | झींगे | ಸಿಗಡಿ
Roasted peanuts | भुनी मूँगफली | ಹುರಿದ ಕಡಲೆಕಾಯಿ
Extra chutney | एक्स्ट्रा चटनी | ಎಕ್ಸ್‌ಟ್ರಾ ಚಟ್ನಿ
Coconut | नारियल | ತೆಂಗಿನಕಾಯಿ
Tomato | टमाटर | ಟೊಮೆಟೊ
Podi with ghee | घी वाली पोडी | ತುಪ್ಪದ ಪುಡಿ
Dips | डिप | ಡಿಪ್
Red chilli chutney | लाल मिर्च की चटनी | ಕೆಂಪು ಮೆಣಸಿನ ಚಟ್ನಿ
Sesame and soy | तिल और सोया | ಎಳ್ಳು, ಸೋಯಾ
Coriander and lime | धनिया और नींबू | ಕೊತ್ತಂಬರಿ, ನಿಂಬೆ
With the pav | पाव के साथ | ಪಾವ್ ಜೊತೆ
One more buttered pav | एक और मक्खन पाव | ಇನ್ನೊಂದು ಬೆಣ್ಣೆ ಪಾವ್
Chopped onion and lemon | कटा प्याज़ और नींबू | ಹೆಚ್ಚಿದ ಈರುಳ್ಳಿ, ನಿಂಬೆ
Cheese on top | ऊपर से चीज़ | ಮೇಲೆ ಚೀಸ್
Make it fuller | और भरपूर | ಇನ್ನಷ್ಟು ತುಂಬಿ
Fill it further | और भरें | ಇನ್ನಷ್ಟು ಸೇರಿಸಿ
Double egg | डबल अंडा | ಡಬಲ್ ಮೊಟ್ಟೆ
Cheese | चीज़ | ಚೀಸ್
Double filling | डबल फ़िलिंग | ಡಬಲ್ ಫಿಲ್ಲಿಂಗ್
Pickled onion | अचारी प्याज़ | ಉಪ್ಪಿನ ಈರುಳ್ಳಿ
Make it a meal | मील बनाएँ | ಊಟ ಮಾಡಿ
Salted fries | नमकीन फ्राइज़ | ಉಪ್ಪು ಫ್ರೈಸ್
Fresh lime soda | ताज़ा नींबू सोडा | ಫ್ರೆಶ್ ನಿಂಬೆ ಸೋಡಾ
Coleslaw | कोलस्लॉ | ಕೋಲ್‌ಸ್ಲಾ
To go with it | इसके साथ | ಇದರ ಜೊತೆ
Malabar paratha | मालाबार पराठा | ಮಲಬಾರ್ ಪರೋಟಾ
On top | ऊपर से | ಮೇಲೆ
Chocolate sauce | चॉकलेट सॉस | ಚಾಕೊಲೇಟ್ ಸಾಸ್
Roasted nuts | भुने मेवे | ಹುರಿದ ನಟ್ಸ್
Fruit | फल | ಹಣ್ಣು
`;

export const categories = `
Biryani | बिरयानी | ಬಿರಿಯಾನಿ
Pizza | पिज़्ज़ा | ಪಿಜ್ಜಾ
Dosa and Idli | डोसा और इडली | ದೋಸೆ, ಇಡ್ಲಿ
Burgers and Sandwiches | बर्गर और सैंडविच | ಬರ್ಗರ್, ಸ್ಯಾಂಡ್‌ವಿಚ್
Noodles | नूडल्स | ನೂಡಲ್ಸ್
Thali | थाली | ಥಾಲಿ
Momos | मोमोज़ | ಮೊಮೊಸ್
Desserts | मिठाई | ಸಿಹಿತಿಂಡಿ
Curries | करी | ಕರಿ
Tandoor | तंदूर | ತಂದೂರ್
Breads | रोटी और नान | ರೊಟ್ಟಿ, ನಾನ್
Pasta | पास्ता | ಪಾಸ್ತಾ
Rice Bowls | राइस बाउल | ರೈಸ್ ಬೌಲ್
Rice Plates | चावल की प्लेट | ಅನ್ನದ ಪ್ಲೇಟ್
Tacos and Rolls | टाको और रोल | ಟಾಕೊ, ರೋಲ್
Starters | स्टार्टर | ಸ್ಟಾರ್ಟರ್
Soups | सूप | ಸೂಪ್
Salads | सलाद | ಸಲಾಡ್
Snacks | स्नैक्स | ಕುರುಕಲು ತಿಂಡಿ
Drinks | ड्रिंक्स | ಪಾನೀಯ
`;
