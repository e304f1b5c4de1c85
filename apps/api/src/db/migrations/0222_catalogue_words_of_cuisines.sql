-- What pages call cuisines and categories in Hindi and Kannada is found as the English word is.
-- release before: runs
insert into search_aliases (kind, written, stands_for)
select 'dish', btrim(written), stands_for
from (values
  ('indian', 'भारतीय, ಭಾರತೀಯ, ಇಂಡಿಯನ್'),
  ('italian', 'इटैलियन, इतालवी, ಇಟಾಲಿಯನ್, ಇಟ್ಯಾಲಿಯನ್'),
  ('mexican', 'मेक्सिकन, ಮೆಕ್ಸಿಕನ್'),
  ('thai', 'थाइ, ಥಾಯ್, ಥಾಯಿ, ಥೈ'),
  ('chinese', 'चायनीज़, ಚೈನೀಸ್'),
  ('drinks', 'ड्रिंक्स, पेय, ಡ್ರಿಂಕ್ಸ್, ಪಾನೀಯ, ಪಾನೀಯಗಳು')
) as listed (stands_for, forms), unnest(string_to_array(forms, ',')) as written
on conflict do nothing;

-- What a category is called is a word of searches, which each process keeps.
create trigger categories_words_announce after insert or delete or update of category_name, names, isactive on categories
  for each row execute function announce_change('search');
