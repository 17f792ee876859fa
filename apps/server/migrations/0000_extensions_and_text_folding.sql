-- pg_trgm comes with PostgreSQL. A managed server may want it allowed by its administrator first.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Folds what people write differently but mean the same, for both sides of a search: letter case, presentation forms,
-- alef with hamza or madda, alef maqsura and Persian yeh, taa marbuta, hamza on waw or yeh, Arabic-Indic and Persian digits.
-- Deletes hamza alone, vowel marks, superscript alef, tatweel, soft hyphen and invisible direction marks.
CREATE FUNCTION ar_norm(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT btrim(regexp_replace(
    translate(
      lower(normalize(input, NFKC)),
      U&'\0623\0625\0622\0671\0649\06CC\0629\06C1\0624\0626\06A9\06A4\067E'
        || U&'\0660\0661\0662\0663\0664\0665\0666\0667\0668\0669'
        || U&'\06F0\06F1\06F2\06F3\06F4\06F5\06F6\06F7\06F8\06F9'
        || U&'\066B\066C\060C'
        || U&'\0621\064B\064C\064D\064E\064F\0650\0651\0652\0653\0654\0655\0656\0657\0658\0659\065A\065B\065C\065D\065E\065F'
        || U&'\0670\0640\00AD\061C\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2066\2067\2068\2069\FEFF',
      U&'\0627\0627\0627\0627\064A\064A\0647\0647\0648\064A\0643\0641\0628'
        || '0123456789'
        || '0123456789'
        || '.,,'
    ),
    '\s+', ' ', 'g'
  ))
$$;
--> statement-breakpoint
CREATE FUNCTION letters_and_digits(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT regexp_replace(input, U&'[^a-z0-9\00DF-\024F\0620-\06D3]+', '', 'g')
$$;
--> statement-breakpoint
-- Letters and digits alone, so that "5w30" meets "5W-30".
CREATE FUNCTION ar_compact(input text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT letters_and_digits(ar_norm(input))
$$;
