-- Phrases that people write as one word, or with a word that no menu has, and how Hindi and Kannada spell them.
-- release before: runs
insert into search_aliases (kind, written, stands_for)
select 'dish', btrim(written), stands_for
from (values
  ('hot and sour', 'hotandsour, hot n sour, hotnsour, हॉट एंड सावर, हॉट एंड सॉर, हॉट एण्ड सावर, ಹಾಟ್ ಅಂಡ್ ಸೋರ್, ಹಾಟ್ ಅಂಡ್ ಸಾರ್, ಹಾಟ್ ಆ್ಯಂಡ್ ಸೋರ್'),
  ('irani', 'irani cafe, iranian cafe, ईरानी कैफे, ईरानी कैफ़े, इरानी कैफे, ಇರಾನಿ ಕೆಫೆ, ಇರಾನಿ ಕೆಫೇ')
) as listed (stands_for, forms), unnest(string_to_array(forms, ',')) as written
on conflict do nothing;
