import type { Names } from '@tawa/domain/catalogue/names/names';
import { categories, choices } from './choice-names.ts';

// Names as menus in Hindi and Kannada have them: English | Hindi | Kannada. What is not here is shown in English.
const dishes = `
Hyderabadi Chicken Dum Biryani | हैदराबादी चिकन दम बिरयानी | ಹೈದರಾಬಾದಿ ಚಿಕನ್ ದಮ್ ಬಿರಿಯಾನಿ
Mutton Dum Biryani | मटन दम बिरयानी | ಮಟನ್ ದಮ್ ಬಿರಿಯಾನಿ
Paneer Subz Biryani | पनीर सब्ज़ बिरयानी | ಪನೀರ್ ಸಬ್ಜ್ ಬಿರಿಯಾನಿ
Egg Dum Biryani | अंडा दम बिरयानी | ಮೊಟ್ಟೆ ದಮ್ ಬಿರಿಯಾನಿ
Vegetable Dum Biryani | वेज दम बिरयानी | ವೆಜ್ ದಮ್ ಬಿರಿಯಾನಿ
Andhra Chicken Biryani | आंध्रा चिकन बिरयानी | ಆಂಧ್ರ ಚಿಕನ್ ಬಿರಿಯಾನಿ
Prawn Biryani | झींगा बिरयानी | ಸಿಗಡಿ ಬಿರಿಯಾನಿ
Murgh Makhani | मुर्ग मखनी | ಮುರ್ಗ್ ಮಖನಿ
Butter Chicken | बटर चिकन | ಬಟರ್ ಚಿಕನ್
Kadai Chicken | कढ़ाई चिकन | ಕಡಾಯಿ ಚಿಕನ್
Mutton Rogan Josh | मटन रोगन जोश | ಮಟನ್ ರೋಗನ್ ಜೋಶ್
Egg Curry | अंडा करी | ಮೊಟ್ಟೆ ಕರಿ
Palak Paneer | पालक पनीर | ಪಾಲಕ್ ಪನೀರ್
Paneer Butter Masala | पनीर बटर मसाला | ಪನೀರ್ ಬಟರ್ ಮಸಾಲಾ
Kadai Paneer | कढ़ाई पनीर | ಕಡಾಯಿ ಪನೀರ್
Pindi Chole | पिंडी छोले | ಪಿಂಡಿ ಛೋಲೆ
Dal Makhani | दाल मखनी | ದಾಲ್ ಮಖನಿ
Dal Tadka | दाल तड़का | ದಾಲ್ ತಡ್ಕಾ
Dal Fry | दाल फ्राई | ದಾಲ್ ಫ್ರೈ
Tandoori Chicken | तंदूरी चिकन | ತಂದೂರಿ ಚಿಕನ್
Paneer Tikka | पनीर टिक्का | ಪನೀರ್ ಟಿಕ್ಕಾ
Butter Naan | बटर नान | ಬಟರ್ ನಾನ್
Garlic Naan | गार्लिक नान | ಗಾರ್ಲಿಕ್ ನಾನ್
Laccha Paratha | लच्छा पराठा | ಲಚ್ಚಾ ಪರಾಠಾ
Aloo Paratha | आलू पराठा | ಆಲೂ ಪರಾಠಾ
Gobi Paratha | गोभी पराठा | ಗೋಬಿ ಪರಾಠಾ
Amritsari Kulcha | अमृतसरी कुलचा | ಅಮೃತಸರಿ ಕುಲ್ಚಾ
Jeera Rice | जीरा राइस | ಜೀರಾ ರೈಸ್
Boondi Raita | बूंदी रायता | ಬೂಂದಿ ರಾಯಿತಾ
Gulab Jamun (2 pc) | गुलाब जामुन (2 पीस) | ಗುಲಾಬ್ ಜಾಮೂನು (2 ಪೀಸ್)
Gajar Halwa | गाजर का हलवा | ಕ್ಯಾರೆಟ್ ಹಲ್ವಾ
Rasgulla (2 pc) | रसगुल्ला (2 पीस) | ರಸಗುಲ್ಲಾ (2 ಪೀಸ್)
Rasmalai (2 pc) | रसमलाई (2 पीस) | ರಸಮಲಾಯಿ (2 ಪೀಸ್)
Mango Lassi | मैंगो लस्सी | ಮಾವಿನ ಲಸ್ಸಿ
Rose Lassi | गुलाब लस्सी | ಗುಲಾಬಿ ಲಸ್ಸಿ
Sweet Lassi | मीठी लस्सी | ಸಿಹಿ ಲಸ್ಸಿ
Masala Chaas | मसाला छाछ | ಮಸಾಲಾ ಮಜ್ಜಿಗೆ
Masala Chai | मसाला चाय | ಮಸಾಲಾ ಚಹಾ
Adrak Chai | अदरक चाय | ಶುಂಠಿ ಚಹಾ
Filter Coffee | फ़िल्टर कॉफ़ी | ಫಿಲ್ಟರ್ ಕಾಫಿ
Masala Dosa | मसाला डोसा | ಮಸಾಲೆ ದೋಸೆ
Mysore Masala Dosa | मैसूर मसाला डोसा | ಮೈಸೂರು ಮಸಾಲೆ ದೋಸೆ
Plain Dosa | सादा डोसा | ಸಾದಾ ದೋಸೆ
Benne Dosa | बेन्ने डोसा | ಬೆಣ್ಣೆ ದೋಸೆ
Paneer Dosa | पनीर डोसा | ಪನೀರ್ ದೋಸೆ
Onion Uttapam | प्याज़ उत्तपम | ಈರುಳ್ಳಿ ಉತ್ತಪ್ಪ
Idli Vada | इडली वड़ा | ಇಡ್ಲಿ ವಡೆ
Podi Idli | पोडी इडली | ಪುಡಿ ಇಡ್ಲಿ
Ghee Pongal | घी पोंगल | ತುಪ್ಪದ ಪೊಂಗಲ್
South Indian Meals | साउथ इंडियन मील्स | ದಕ್ಷಿಣ ಭಾರತೀಯ ಊಟ
Medu Vada (5 pc) | मेदु वड़ा (5 पीस) | ಉದ್ದಿನ ವಡೆ (5 ಪೀಸ್)
Bisi Bele Bath | बिसी बेले भात | ಬಿಸಿಬೇಳೆ ಬಾತ್
Curd Rice | दही चावल | ಮೊಸರನ್ನ
Avalakki Bath | अवलक्की भात | ಅವಲಕ್ಕಿ ಬಾತ್
Sambar with Rice | सांभर चावल | ಅನ್ನ ಸಾಂಬಾರ್
Majjige | मज्जिगे | ಮಜ್ಜಿಗೆ
Kesari Bath | केसरी भात | ಕೇಸರಿಬಾತ್
Cucumber Mosaru Bajji | खीरा मोसरु बज्जी | ಸೌತೆಕಾಯಿ ಮೊಸರು ಬಜ್ಜಿ
Sambar | सांभर | ಸಾಂಬಾರ್
Chicken 65 | चिकन 65 | ಚಿಕನ್ 65
Chilli Chicken | चिली चिकन | ಚಿಲ್ಲಿ ಚಿಕನ್
Chilli Paneer | चिली पनीर | ಚಿಲ್ಲಿ ಪನೀರ್
Gobi Manchurian | गोभी मंचूरियन | ಗೋಬಿ ಮಂಚೂರಿಯನ್
Veg Hakka Noodles | वेज हक्का नूडल्स | ವೆಜ್ ಹಕ್ಕಾ ನೂಡಲ್ಸ್
Veg Fried Rice | वेज फ्राइड राइस | ವೆಜ್ ಫ್ರೈಡ್ ರೈಸ್
Egg Fried Rice | एग फ्राइड राइस | ಮೊಟ್ಟೆ ಫ್ರೈಡ್ ರೈಸ್
Veg Momos (8 pc) | वेज मोमोज़ (8 पीस) | ವೆಜ್ ಮೊಮೊಸ್ (8 ಪೀಸ್)
Chicken Momos (8 pc) | चिकन मोमोज़ (8 पीस) | ಚಿಕನ್ ಮೊಮೊಸ್ (8 ಪೀಸ್)
Paneer Momos (8 pc) | पनीर मोमोज़ (8 पीस) | ಪನೀರ್ ಮೊಮೊಸ್ (8 ಪೀಸ್)
Rajma Masala | राजमा मसाला | ರಾಜ್ಮಾ ಮಸಾಲಾ
Egg Bhurji | अंडा भुर्जी | ಮೊಟ್ಟೆ ಬುರ್ಜಿ
Chole Bhature | छोले भटूरे | ಛೋಲೆ ಭಟೂರೆ
Samosa Chaat | समोसा चाट | ಸಮೋಸಾ ಚಾಟ್
Malai Kulfi | मलाई कुल्फी | ಮಲಾಯಿ ಕುಲ್ಫಿ
Pav Bhaji | पाव भाजी | ಪಾವ್ ಭಾಜಿ
Kori Rotti Curry | कोरी रोट्टी करी | ಕೋರಿ ರೊಟ್ಟಿ ಸಾರು
Chicken Ghee Roast | चिकन घी रोस्ट | ಕೋಳಿ ತುಪ್ಪ ರೋಸ್ಟ್
Kundapura Fish Curry | कुंदापुरा फ़िश करी | ಕುಂದಾಪುರ ಮೀನು ಸಾರು
Prawn Gassi | झींगा गस्सी | ಸಿಗಡಿ ಗಸಿ
Ghee Rice | घी राइस | ತುಪ್ಪದ ಅನ್ನ
French Fries | फ्रेंच फ्राइज़ | ಫ್ರೆಂಚ್ ಫ್ರೈಸ್
`;

const restaurants = `
Dum & Handi | दम एंड हांडी | ದಮ್ ಅಂಡ್ ಹಂಡಿ
Udupi Table | उडुपी टेबल | ಉಡುಪಿ ಟೇಬಲ್
Nagarathna Mess | नागरत्ना मेस | ನಾಗರತ್ನ ಮೆಸ್
Guntur Gate | गुंटूर गेट | ಗುಂಟೂರು ಗೇಟ್
Tuk Tuk Street | | ಟುಕ್ ಟುಕ್ ಸ್ಟ್ರೀಟ್
Momo Junction | मोमो जंक्शन | ಮೊಮೊ ಜಂಕ್ಷನ್
Ragi & Rye | | ರಾಗಿ ಅಂಡ್ ರೈ
Sarson Road | सरसों रोड | ಸರ್ಸೋಂ ರೋಡ್
Kadalu Coastal | | ಕಡಲು ಕೋಸ್ಟಲ್
Kebab Gali | कबाब गली |
Paratha Darbar | पराठा दरबार |
Rajputana Rasoi | राजपूताना रसोई |
Mithai Ghar | मिठाई घर |
`;

const sections = `
Breakfast | नाश्ता | ಉಪಾಹಾರ
Lunch | दोपहर का खाना | ಮಧ್ಯಾಹ್ನದ ಊಟ
All day | पूरे दिन | ಇಡೀ ದಿನ
Late night | देर रात | ತಡರಾತ್ರಿ
`;

function readNames(text: string): (english: string) => string {
  const byEnglish = new Map<string, Names>();
  for (const line of text.trim().split('\n')) {
    const [english = '', hi = '', kn = ''] = line.split('|').map((part) => part.trim());
    byEnglish.set(english, { ...(hi !== '' && { hi }), ...(kn !== '' && { kn }) });
  }
  return (english) => JSON.stringify(byEnglish.get(english) ?? {});
}

/** The other names of what the demo world names, as its column holds them. */
export const namesOf = {
  dish: readNames(dishes),
  restaurant: readNames(restaurants),
  section: readNames(sections),
  choice: readNames(choices),
  category: readNames(categories),
};
