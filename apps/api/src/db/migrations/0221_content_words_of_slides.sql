-- The words of a slide in Hindi and in Kannada; a page of those languages shows them in place of the English ones.
-- release before: runs
alter table hero_slides
  add column words jsonb,
  add constraint hero_slides_words_check check (words - array['hi', 'kn'] = '{}') not valid;
comment on column hero_slides.words is 'Its tag, subheading, heading and alt by language, hi and kn; a language that is missing is shown in English.';

-- What the product was delivered with, where nobody has changed it.
update hero_slides h set words = delivered.words::jsonb
from (values
  ('FOOD', 'Hot meals, 24x7', 'Fresh. Fast. Flavorful.',
    '{"hi": {"tag": "खाना", "subheading": "गरमागरम खाना, चौबीसों घंटे", "heading": "ताज़ा। फटाफट। ज़ायकेदार।", "alt": ""},
      "kn": {"tag": "ಊಟ", "subheading": "ಬಿಸಿ ಬಿಸಿ ಊಟ, 24 ಗಂಟೆಯೂ", "heading": "ತಾಜಾ. ಬೇಗ. ರುಚಿಕರ.", "alt": ""}}'),
  ('HEALTHY', 'Organic & Wholesome', 'Goodness in every bite',
    '{"hi": {"tag": "सेहत", "subheading": "ऑर्गैनिक और पौष्टिक", "heading": "हर निवाला सेहतमंद", "alt": ""},
      "kn": {"tag": "ಆರೋಗ್ಯ", "subheading": "ಸಾವಯವ ಮತ್ತು ಪೌಷ್ಟಿಕ", "heading": "ತುತ್ತು ತುತ್ತಿನಲ್ಲೂ ಒಳ್ಳೆಯದು", "alt": ""}}'),
  ('SPECIALS', 'Deliciously Nutritious', 'Made to satisfy',
    '{"hi": {"tag": "स्पेशल", "subheading": "स्वाद भी, सेहत भी", "heading": "मन भर जाए, ऐसा खाना", "alt": ""},
      "kn": {"tag": "ಸ್ಪೆಷಲ್", "subheading": "ರುಚಿಯೂ ಹೌದು, ಪೌಷ್ಟಿಕವೂ ಹೌದು", "heading": "ಮನಸ್ಸು ತುಂಬುವ ಊಟ", "alt": ""}}')
) as delivered (tag, subheading, heading, words)
where (h.tag, h.subheading, h.heading) = (delivered.tag, delivered.subheading, delivered.heading);
