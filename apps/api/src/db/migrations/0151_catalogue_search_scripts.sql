-- What is written in Hindi and in Kannada for what menus and the map say, where it does not sound like it.
-- release before: runs
insert into search_aliases (kind, written, stands_for)
select 'dish', btrim(written), stands_for
from (values
  ('rice', 'राइस, ರೈಸ್, ಅನ್ನ'),
  ('curd rice', 'कर्ड राइस, ಮೊಸರನ್ನ, ಮೊಸರು ಅನ್ನ, ಕರ್ಡ್ ರೈಸ್, ದಹಿ ಚಾವಲ್'),
  ('thayir sadam', 'ಮೊಸರನ್ನ'),
  ('dosa', 'ದೋಸೆ, ದೋಸಾ'),
  ('masala dosa', 'ಮಸಾಲೆ ದೋಸೆ, ಮಸಾಲ ದೋಸೆ, ಮಸಾಲೆದೋಸೆ'),
  ('benne', 'ಬೆಣ್ಣೆ'),
  ('butter', 'बटर, मक्खन, ಬಟರ್, ಬೆಣ್ಣೆ'),
  ('idli', 'ಇಡ್ಲಿ'),
  ('vada', 'ವಡೆ, ವಡಾ'),
  ('uttapam', 'ಉತ್ತಪ್ಪ, ಊತಪ್ಪ'),
  ('upma', 'ಉಪ್ಪಿಟ್ಟು'),
  ('poha', 'ಅವಲಕ್ಕಿ'),
  ('pulao', 'ಪಲಾವ್, ಪುಲಾವ್'),
  ('pani puri', 'पुचका, ಪಾನಿ ಪೂರಿ, ಪಾನಿಪುರಿ, ಗೋಲ್ಗಪ್ಪ, ಪುಚ್ಕಾ'),
  ('chai', 'टी, ಚಹಾ, ಚಾಯ್, ಟೀ'),
  ('coffee', 'कापी, ಕಾಫಿ, ಕಾಪಿ'),
  ('filter coffee', 'कापी, ಕಾಪಿ, ಫಿಲ್ಟರ್ ಕಾಫಿ'),
  ('chaas', 'ಮಜ್ಜಿಗೆ'),
  ('majjige', 'ಮಜ್ಜಿಗೆ'),
  ('neer mor', 'ಮಜ್ಜಿಗೆ'),
  ('mattha', 'ಮಜ್ಜಿಗೆ'),
  ('egg', 'ಮೊಟ್ಟೆ'),
  ('egg bhurji', 'ಮೊಟ್ಟೆ ಬುರ್ಜಿ, ಎಗ್ ಬುರ್ಜಿ'),
  ('eggless', 'एगलेस, बिना अंडे का, ಎಗ್ಲೆಸ್, ಮೊಟ್ಟೆ ಇಲ್ಲದ'),
  ('chicken', 'ಚಿಕನ್, ಕೋಳಿ'),
  ('butter chicken', 'मुर्ग मखनी, ಬಟರ್ ಚಿಕನ್, ಮುರ್ಗ್ ಮಖನಿ'),
  ('murgh makhani', 'ಬಟರ್ ಚಿಕನ್'),
  ('mutton', 'ಮಟನ್, ಕುರಿ'),
  ('fish', 'ಮೀನು, ಫಿಶ್'),
  ('prawn', 'प्रॉन, ಸಿಗಡಿ, ಪ್ರಾನ್'),
  ('aloo', 'ಆಲೂ, ಆಲೂಗಡ್ಡೆ'),
  ('potato', 'ಆಲೂಗಡ್ಡೆ'),
  ('onion', 'कांदा, ಈರುಳ್ಳಿ'),
  ('bhindi', 'ಬೆಂಡೆಕಾಯಿ'),
  ('bendakaya', 'ಬೆಂಡೆಕಾಯಿ'),
  ('baingan', 'ಬದನೆಕಾಯಿ'),
  ('vangi', 'ಬದನೆಕಾಯಿ'),
  ('curd', 'कर्ड, ಕರ್ಡ್, ಮೊಸರು'),
  ('dahi', 'ಮೊಸರು'),
  ('paratha', 'ಪರಾಠ, ಪರಾಠಾ, ಪರೋಟ, ಪರೋಟಾ'),
  ('roti', 'चपाती, ಚಪಾತಿ, ರೊಟ್ಟಿ'),
  ('schezwan', 'शेज़वान, शेजवान, ಶೆಜ್ವಾನ್'),
  ('noodles', 'ನೂಡಲ್ಸ್, ಚೌಮೀನ್'),
  ('chow', 'ಚೌಮೀನ್'),
  ('momo', 'मोमो, ಮೊಮೊ'),
  ('momos', 'डंपलिंग, ಡಂಪ್ಲಿಂಗ್'),
  ('dumplings', 'डंपलिंग, ಡಂಪ್ಲಿಂಗ್'),
  ('french fries', 'फिंगर चिप्स, ಫಿಂಗರ್ ಚಿಪ್ಸ್'),
  ('fries', 'फिंगर चिप्स, ಫಿಂಗರ್ ಚಿಪ್ಸ್'),
  ('quesadilla', 'केसाडिया, ಕೆಸಡಿಯಾ'),
  ('lasagne', 'लज़ानिया, ಲಜಾನಿಯಾ'),
  ('ice cream', 'ಐಸ್ ಕ್ರೀಮ್, ಐಸ್ಕ್ರೀಮ್'),
  ('desserts', 'ಸಿಹಿತಿಂಡಿ, ಸಿಹಿ ತಿಂಡಿ, ಸಿಹಿ'),
  ('mithai', 'ಸಿಹಿತಿಂಡಿ, ಸಿಹಿ ತಿಂಡಿ'),
  ('sweets', 'ಸಿಹಿತಿಂಡಿ, ಸಿಹಿ ತಿಂಡಿ, मिठाई'),
  ('snacks', 'ತಿಂಡಿ'),
  ('thali', 'ಥಾಲಿ, ತಾಲಿ'),
  ('meals', 'ಮೀಲ್ಸ್'),
  ('south indian', 'दक्षिण भारतीय, ದಕ್ಷಿಣ ಭಾರತೀಯ, ಸೌತ್ ಇಂಡಿಯನ್'),
  ('north indian', 'उत्तर भारतीय, ಉತ್ತರ ಭಾರತೀಯ, ನಾರ್ತ್ ಇಂಡಿಯನ್'),
  ('chinese', 'चाइनीज़, ಚೈನೀಸ್'),
  ('mysore', 'मैसूर, ಮೈಸೂರು'),
  ('bombay', 'बॉम्बे, बंबई, ಬಾಂಬೆ')
) as listed (stands_for, forms), unnest(string_to_array(forms, ',')) as written
on conflict do nothing;

insert into search_aliases (kind, written, stands_for)
select 'place', btrim(written), stands_for
from (values
  ('Bengaluru', 'ಬೆಂಗಳೂರು, ಬ್ಯಾಂಗಲೋರ್'),
  ('Mumbai', 'बॉम्बे, ಮುಂಬೈ, ಬಾಂಬೆ'),
  ('New Delhi', 'ದೆಹಲಿ, ನವದೆಹಲಿ, ದಿಲ್ಲಿ'),
  ('Hyderabad', 'ಹೈದರಾಬಾದ್'),
  ('Chennai', 'ಚೆನ್ನೈ, ಮದ್ರಾಸ್'),
  ('Kolkata', 'ಕೋಲ್ಕತ್ತಾ, ಕೋಲ್ಕತಾ, ಕಲ್ಕತ್ತಾ'),
  ('Pune', 'ಪುಣೆ'),
  ('Mysuru', 'ಮೈಸೂರು'),
  ('Mangaluru', 'ಮಂಗಳೂರು'),
  ('Hubballi', 'ಹುಬ್ಬಳ್ಳಿ'),
  ('Belagavi', 'ಬೆಳಗಾವಿ')
) as listed (stands_for, forms), unnest(string_to_array(forms, ',')) as written
on conflict do nothing;

insert into search_aliases (kind, written, stands_for)
select 'filter', btrim(written), stands_for
from (values
  ('veg', 'वेजिटेरियन, ವೆಜ್, ಸಸ್ಯಾಹಾರಿ, ಸಸ್ಯಾಹಾರ'),
  ('non-veg', 'ನಾನ್ ವೆಜ್, ನಾನ್ವೆಜ್, ಮಾಂಸಾಹಾರಿ, ಮಾಂಸಾಹಾರ'),
  ('cheap', 'ಅಗ್ಗದ, ಅಗ್ಗ, ಕಡಿಮೆ ಬೆಲೆ, ಕಡಿಮೆ ಬೆಲೆಯ'),
  ('open now', 'ಈಗ ತೆರೆದಿದೆ, ಈಗ ತೆರೆದಿರುವ, ತೆರೆದಿದೆ, ತೆರೆದಿರುವ')
) as listed (stands_for, forms), unnest(string_to_array(forms, ',')) as written
on conflict do nothing;

insert into search_aliases (kind, written, stands_for)
select 'filler', btrim(written), ''
from unnest(string_to_array('सबसे, सबसे अच्छा, सबसे अच्छी, मेरे, मेरे पास, बेस्ट, और, एंड, खाने, ಊಟ, ಆಹಾರ, ನನ್ನ, ಹತ್ತಿರ, ಹತ್ತಿರದ, ನನ್ನ ಹತ್ತಿರ, ಒಳ್ಳೆಯ, ರುಚಿಯಾದ, ಬೇಕು, ಮತ್ತು, ಅಂಡ್, ಆಂಡ್, ನಲ್ಲಿ, ಅತ್ಯುತ್ತಮ', ',')) as written
on conflict do nothing;
