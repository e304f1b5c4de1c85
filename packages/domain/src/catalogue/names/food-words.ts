// Words of dishes and sections as Hindi and Kannada menus write them: English | Hindi | Kannada. A phrase goes before its words.
export const foodWords = `
paneer|पनीर|ಪನೀರ್
tikka|टिक्का|ಟಿಕ್ಕಾ
masala|मसाला|ಮಸಾಲಾ
masala dosa|मसाला डोसा|ಮಸಾಲೆ ದೋಸೆ
butter|बटर|ಬಟರ್
butter milk|छाछ|ಮಜ್ಜಿಗೆ
buttermilk|छाछ|ಮಜ್ಜಿಗೆ
chicken|चिकन|ಚಿಕನ್
mutton|मटन|ಮಟನ್
fish|फ़िश|ಫಿಶ್
fish curry|मछली करी|ಮೀನು ಸಾರು
prawn|झींगा|ಸಿಗಡಿ
prawns|झींगा|ಸಿಗಡಿ
egg|अंडा|ಮೊಟ್ಟೆ
egg curry|अंडा करी|ಮೊಟ್ಟೆ ಕರಿ
egg bhurji|अंडा भुर्जी|ಮೊಟ್ಟೆ ಬುರ್ಜಿ
veg|वेज|ವೆಜ್
vegetable|वेजिटेबल|ವೆಜಿಟೇಬಲ್
biryani|बिरयानी|ಬಿರಿಯಾನಿ
biriyani|बिरयानी|ಬಿರಿಯಾನಿ
dum|दम|ದಮ್
hyderabadi|हैदराबादी|ಹೈದರಾಬಾದಿ
andhra|आंध्रा|ಆಂಧ್ರ
pulao|पुलाव|ಪಲಾವ್
rice|राइस|ರೈಸ್
curd rice|दही चावल|ಮೊಸರನ್ನ
lemon rice|लेमन राइस|ಚಿತ್ರಾನ್ನ
jeera rice|जीरा राइस|ಜೀರಾ ರೈಸ್
steamed rice|सादा चावल|ಅನ್ನ
fried|फ्राइड|ಫ್ರೈಡ್
fry|फ्राई|ಫ್ರೈ
dosa|डोसा|ದೋಸೆ
plain|सादा|ಪ್ಲೇನ್
plain dosa|सादा डोसा|ಸಾದಾ ದೋಸೆ
rava|रवा|ರವೆ
set|सेट|ಸೆಟ್
onion|प्याज़|ಈರುಳ್ಳಿ
benne|बेन्ने|ಬೆಣ್ಣೆ
mysore|मैसूर|ಮೈಸೂರು
idli|इडली|ಇಡ್ಲಿ
vada|वड़ा|ವಡೆ
medu vada|मेदु वड़ा|ಉದ್ದಿನ ವಡೆ
podi|पोडी|ಪುಡಿ
ghee|घी|ತುಪ್ಪ
uttapam|उत्तपम|ಉತ್ತಪ್ಪ
upma|उपमा|ಉಪ್ಪಿಟ್ಟು
pongal|पोंगल|ಪೊಂಗಲ್
poha|पोहा|ಅವಲಕ್ಕಿ
sambar|सांभर|ಸಾಂಬಾರ್
rasam|रसम|ರಸಂ
chutney|चटनी|ಚಟ್ನಿ
pickle|अचार|ಉಪ್ಪಿನಕಾಯಿ
papad|पापड़|ಹಪ್ಪಳ
bisi bele bath|बिसी बेले भात|ಬಿಸಿಬೇಳೆ ಬಾತ್
puri|पूरी|ಪೂರಿ
pani puri|पानी पूरी|ಪಾನಿ ಪೂರಿ
bhel puri|भेल पूरी|ಭೇಲ್ ಪೂರಿ
sev puri|सेव पूरी|ಸೇವ್ ಪೂರಿ
pav|पाव|ಪಾವ್
bhaji|भाजी|ಭಾಜಿ
samosa|समोसा|ಸಮೋಸಾ
kachori|कचौरी|ಕಚೋರಿ
chaat|चाट|ಚಾಟ್
pakora|पकौड़ा|ಪಕೋಡಾ
dal|दाल|ದಾಲ್
makhani|मखनी|ಮಖನಿ
tadka|तड़का|ತಡ್ಕಾ
palak|पालक|ಪಾಲಕ್
shahi|शाही|ಶಾಹಿ
kadai|कढ़ाई|ಕಡಾಯಿ
matar|मटर|ಮಟರ್
malai|मलाई|ಮಲಾಯಿ
kofta|कोफ़्ता|ಕೋಫ್ತಾ
korma|कोरमा|ಕೋರ್ಮಾ
curry|करी|ಕರಿ
chole|छोले|ಛೋಲೆ
bhature|भटूरे|ಭಟೂರೆ
rajma|राजमा|ರಾಜ್ಮಾ
kadhi|कढ़ी|ಕಡಿ
aloo|आलू|ಆಲೂ
potato|आलू|ಆಲೂಗಡ್ಡೆ
gobi|गोभी|ಗೋಬಿ
bhindi|भिंडी|ಬೆಂಡೆಕಾಯಿ
baingan|बैंगन|ಬದನೆಕಾಯಿ
mushroom|मशरूम|ಮಶ್ರೂಮ್
corn|कॉर्न|ಕಾರ್ನ್
murgh|मुर्ग|ಮುರ್ಗ್
tandoori|तंदूरी|ತಂದೂರಿ
kebab|कबाब|ಕಬಾಬ್
seekh|सीख|ಸೀಖ್
keema|कीमा|ಕೀಮಾ
rogan josh|रोगन जोश|ರೋಗನ್ ಜೋಶ್
roti|रोटी|ರೋಟಿ
naan|नान|ನಾನ್
garlic|गार्लिक|ಗಾರ್ಲಿಕ್
paratha|पराठा|ಪರಾಠಾ
laccha|लच्छा|ಲಚ್ಚಾ
kulcha|कुलचा|ಕುಲ್ಚಾ
chapati|चपाती|ಚಪಾತಿ
missi|मिस्सी|ಮಿಸ್ಸಿ
raita|रायता|ರಾಯಿತಾ
boondi|बूंदी|ಬೂಂದಿ
curd|दही|ಮೊಸರು
salad|सलाद|ಸಲಾಡ್
soup|सूप|ಸೂಪ್
thali|थाली|ಥಾಲಿ
thalis|थालियाँ|ಥಾಲಿಗಳು
mini|मिनी|ಮಿನಿ
meals|मील्स|ಊಟ
south indian|साउथ इंडियन|ದಕ್ಷಿಣ ಭಾರತೀಯ
north indian|नॉर्थ इंडियन|ಉತ್ತರ ಭಾರತೀಯ
gujarati|गुजराती|ಗುಜರಾತಿ
punjabi|पंजाबी|ಪಂಜಾಬಿ
lassi|लस्सी|ಲಸ್ಸಿ
sweet lassi|मीठी लस्सी|ಸಿಹಿ ಲಸ್ಸಿ
mango|मैंगो|ಮಾವು
rose|गुलाब|ಗುಲಾಬಿ
chai|चाय|ಚಹಾ
tea|चाय|ಚಹಾ
masala chai|मसाला चाय|ಮಸಾಲಾ ಚಹಾ
coffee|कॉफ़ी|ಕಾಫಿ
filter|फ़िल्टर|ಫಿಲ್ಟರ್
badam milk|बादाम दूध|ಬಾದಾಮಿ ಹಾಲು
milk|दूध|ಹಾಲು
juice|जूस|ಜ್ಯೂಸ್
lime soda|नींबू सोडा|ಲೈಮ್ ಸೋಡಾ
water|पानी|ನೀರು
gulab jamun|गुलाब जामुन|ಗುಲಾಬ್ ಜಾಮೂನು
rasgulla|रसगुल्ला|ರಸಗುಲ್ಲಾ
rasmalai|रसमलाई|ರಸಮಲಾಯಿ
jalebi|जलेबी|ಜಿಲೇಬಿ
ladoo|लड्डू|ಲಾಡು
laddu|लड्डू|ಲಾಡು
barfi|बर्फी|ಬರ್ಫಿ
halwa|हलवा|ಹಲ್ವಾ
gajar halwa|गाजर का हलवा|ಕ್ಯಾರೆಟ್ ಹಲ್ವಾ
kesari bath|केसरी भात|ಕೇಸರಿಬಾತ್
kheer|खीर|ಪಾಯಸ
payasam|पायसम|ಪಾಯಸ
kulfi|कुल्फी|ಕುಲ್ಫಿ
holige|होलिगे|ಹೋಳಿಗೆ
ice cream|आइसक्रीम|ಐಸ್ ಕ್ರೀಮ್
chocolate|चॉकलेट|ಚಾಕೊಲೇಟ್
vanilla|वनीला|ವೆನಿಲ್ಲಾ
cake|केक|ಕೇಕ್
pizza|पिज़्ज़ा|ಪಿಜ್ಜಾ
pasta|पास्ता|ಪಾಸ್ತಾ
burger|बर्गर|ಬರ್ಗರ್
sandwich|सैंडविच|ಸ್ಯಾಂಡ್ವಿಚ್
cheese|चीज़|ಚೀಸ್
bread|ब्रेड|ಬ್ರೆಡ್
french fries|फ्रेंच फ्राइज़|ಫ್ರೆಂಚ್ ಫ್ರೈಸ್
noodles|नूडल्स|ನೂಡಲ್ಸ್
hakka|हक्का|ಹಕ್ಕಾ
schezwan|शेज़वान|ಶೆಜ್ವಾನ್
manchurian|मंचूरियन|ಮಂಚೂರಿಯನ್
momos|मोमोज़|ಮೊಮೊಸ್
steamed|स्टीम्ड|ಸ್ಟೀಮ್ಡ್
spring rolls|स्प्रिंग रोल|ಸ್ಪ್ರಿಂಗ್ ರೋಲ್
roll|रोल|ರೋಲ್
chilli|चिली|ಚಿಲ್ಲಿ
hot|हॉट|ಹಾಟ್
and|और|ಮತ್ತು
with|के साथ|ಜೊತೆ
special|स्पेशल|ಸ್ಪೆಷಲ್
half|हाफ़|ಅರ್ಧ
full|फ़ुल|ಪೂರ್ತಿ
pc|पीस|ಪೀಸ್
breakfast|नाश्ता|ಉಪಾಹಾರ
lunch|दोपहर का खाना|ಮಧ್ಯಾಹ್ನದ ಊಟ
dinner|रात का खाना|ರಾತ್ರಿ ಊಟ
late night|देर रात|ತಡರಾತ್ರಿ
starters|स्टार्टर|ಸ್ಟಾರ್ಟರ್
snacks|स्नैक्स|ತಿಂಡಿಗಳು
main course|मुख्य व्यंजन|ಮುಖ್ಯ ಖಾದ್ಯಗಳು
breads|रोटियाँ|ರೊಟ್ಟಿಗಳು
desserts|मिठाइयाँ|ಸಿಹಿತಿಂಡಿಗಳು
sweets|मिठाइयाँ|ಸಿಹಿತಿಂಡಿಗಳು
drinks|पेय|ಪಾನೀಯಗಳು
beverages|पेय|ಪಾನೀಯಗಳು
combos|कॉम्बो|ಕಾಂಬೊ
quarter|क्वार्टर|ಕ್ವಾರ್ಟರ್
regular|रेगुलर|ರೆಗ್ಯುಲರ್
small|छोटा|ಚಿಕ್ಕದು
medium|मीडियम|ಮೀಡಿಯಂ
large|बड़ा|ದೊಡ್ಡದು
family|फ़ैमिली|ಫ್ಯಾಮಿಲಿ
single|सिंगल|ಸಿಂಗಲ್
double|डबल|ಡಬಲ್
portion|पोर्शन|ಪೋರ್ಶನ್
size|साइज़|ಸೈಜ್
plate|प्लेट|ಪ್ಲೇಟ್
piece|पीस|ಪೀಸ್
pieces|पीस|ಪೀಸ್
slice|स्लाइस|ಸ್ಲೈಸ್
extra|एक्स्ट्रा|ಎಕ್ಸ್‌ಟ್ರಾ
extras|एक्स्ट्रा|ಎಕ್ಸ್‌ಟ್ರಾ
toppings|टॉपिंग|ಟಾಪಿಂಗ್
mild|कम तीखा|ಕಡಿಮೆ ಖಾರ
spicy|तीखा|ಖಾರ
sugar|चीनी|ಸಕ್ಕರೆ
no sugar|बिना चीनी|ಸಕ್ಕರೆ ಇಲ್ಲ
less sweet|कम मीठा|ಕಡಿಮೆ ಸಿಹಿ
soups|सूप|ಸೂಪ್
salads|सलाद|ಸಲಾಡ್
`;
