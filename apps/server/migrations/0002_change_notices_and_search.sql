-- Slots and stock are updated in place all day; room on the page keeps those updates off the indexes.
ALTER TABLE slots SET (fillfactor = 80);
--> statement-breakpoint
ALTER TABLE stocks SET (fillfactor = 80);
--> statement-breakpoint
-- Tells every server process what changed. One notice per transaction and topic, sent at commit.
CREATE FUNCTION tell_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('warsha_changes', TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  topic text;
  tables text[];
  changed text;
BEGIN
  FOR topic, tables IN VALUES
    ('locations', ARRAY['countries', 'states', 'cities', 'regions']),
    ('content', ARRAY['page_types', 'pages', 'page_translations', 'page_attributes', 'page_attribute_translations',
      'page_attribute_values', 'faq_entries', 'configs', 'legal_texts']),
    ('catalogue', ARRAY['channels', 'categories', 'category_translations', 'product_types', 'products', 'product_translations',
      'product_variants', 'variant_translations', 'product_media', 'bundle_components', 'product_states',
      'product_service_types', 'attributes', 'attribute_translations', 'attribute_values', 'attribute_value_translations',
      'product_attribute_values', 'variant_attribute_values', 'product_channel_listings', 'variant_channel_listings',
      'product_sliders', 'product_slider_items']),
    ('stock', ARRAY['warehouses', 'stocks']),
    ('centres', ARRAY['centre_types', 'service_types', 'service_type_categories', 'service_centres', 'centre_service_types',
      'shifts', 'schedules', 'holidays'])
  LOOP
    FOREACH changed IN ARRAY tables LOOP
      EXECUTE format(
        'CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)',
        changed, topic
      );
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
-- Rewrites the search rows of the given products. Each word is kept three ways: folded, compact, and its digits alone when
-- letters or signs stand between them, so that "2055516" meets "205/55R16".
CREATE FUNCTION refresh_product_search(product_ids integer[]) RETURNS void
LANGUAGE sql SET jit = off
AS $$
  WITH RECURSIVE asked AS (
    SELECT id, name, category_id FROM products WHERE id = ANY (product_ids) AND kind <> 'fee'
  ), line (product_id, category_id) AS (
    SELECT id, category_id FROM asked
    UNION
    SELECT line.product_id, categories.parent_id
    FROM line JOIN categories ON categories.id = line.category_id
    WHERE categories.level > 1
  ), assigned AS (
    SELECT product_id, attribute_value_id FROM product_attribute_values WHERE product_id IN (SELECT id FROM asked)
    UNION
    SELECT product_variants.product_id, attribute_value_id
    FROM variant_attribute_values JOIN product_variants ON product_variants.id = variant_id
    WHERE product_variants.product_id IN (SELECT id FROM asked)
  ), words (product_id, place, word) AS (
    SELECT id, 1, name FROM asked
    UNION
    SELECT product_id, 1, name FROM product_translations WHERE product_id IN (SELECT id FROM asked)
    UNION
    SELECT product_id, 2, name FROM product_variants WHERE product_id IN (SELECT id FROM asked)
    UNION
    SELECT product_variants.product_id, 2, variant_translations.name
    FROM variant_translations JOIN product_variants ON product_variants.id = variant_id
    WHERE product_variants.product_id IN (SELECT id FROM asked)
    UNION
    SELECT product_id, 3, sku FROM product_variants WHERE product_id IN (SELECT id FROM asked)
    UNION
    SELECT line.product_id, 4, categories.name FROM line JOIN categories ON categories.id = line.category_id
    UNION
    SELECT line.product_id, 4, category_translations.name
    FROM line JOIN category_translations USING (category_id)
    UNION
    SELECT assigned.product_id, 5, attribute_values.name
    FROM assigned JOIN attribute_values ON attribute_values.id = attribute_value_id
      JOIN attributes ON attributes.id = attribute_id
    WHERE input_type IN ('DROPDOWN', 'MULTISELECT', 'SWATCH') AND attributes.slug <> 'state'
    UNION
    SELECT assigned.product_id, 5, attribute_value_translations.name
    FROM assigned JOIN attribute_value_translations USING (attribute_value_id)
      JOIN attribute_values ON attribute_values.id = attribute_value_id
      JOIN attributes ON attributes.id = attribute_id
    WHERE input_type IN ('DROPDOWN', 'MULTISELECT', 'SWATCH') AND attributes.slug <> 'state'
  ), folded AS MATERIALIZED (
    SELECT product_id, place, ar_norm(word) AS plain FROM words WHERE word <> ''
  ), compacted AS MATERIALIZED (
    SELECT product_id, min(place) AS place, plain, letters_and_digits(plain) AS compact
    FROM folded GROUP BY product_id, plain
  ), forms AS (
    SELECT product_id, place, plain, compact,
      CASE WHEN regexp_count(compact, '[0-9]') >= 5 AND compact ~ '[0-9][^0-9]+[0-9]'
        THEN ' ' || regexp_replace(compact, '[^0-9]+', '', 'g') ELSE '' END AS digits
    FROM compacted
  )
  INSERT INTO product_search (product_id, document, compact)
  SELECT product_id, string_agg(plain, ' ' ORDER BY place, plain), string_agg(compact || digits, ' ' ORDER BY place, plain)
  FROM forms
  GROUP BY product_id
  ON CONFLICT (product_id) DO UPDATE SET document = excluded.document, compact = excluded.compact
  WHERE (product_search.document, product_search.compact) IS DISTINCT FROM (excluded.document, excluded.compact)
$$;
--> statement-breakpoint
-- The argument selects, from the changed rows, the products whose search rows are made of them.
CREATE FUNCTION follow_in_product_search() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  product_ids integer[];
BEGIN
  EXECUTE 'SELECT array_agg(DISTINCT product_id) FROM (' || TG_ARGV[0] || ') AS found (product_id)' INTO product_ids;
  IF product_ids IS NOT NULL THEN
    PERFORM refresh_product_search(product_ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  changed text;
  product_ids text;
  event text;
  transition text;
BEGIN
  FOR changed, product_ids IN VALUES
    ('products', 'SELECT id FROM changed'),
    ('product_translations', 'SELECT product_id FROM changed'),
    ('product_variants', 'SELECT product_id FROM changed'),
    ('variant_translations', 'SELECT product_id FROM changed JOIN product_variants ON product_variants.id = variant_id'),
    ('product_attribute_values', 'SELECT product_id FROM changed'),
    ('variant_attribute_values', 'SELECT product_id FROM changed JOIN product_variants ON product_variants.id = variant_id'),
    ('categories', 'WITH RECURSIVE below AS (SELECT id FROM changed UNION SELECT categories.id FROM categories '
      'JOIN below ON categories.parent_id = below.id) SELECT products.id FROM products JOIN below ON category_id = below.id'),
    ('category_translations', 'WITH RECURSIVE below AS (SELECT category_id AS id FROM changed UNION SELECT categories.id '
      'FROM categories JOIN below ON categories.parent_id = below.id) SELECT products.id FROM products JOIN below ON category_id = below.id'),
    ('attribute_values', 'SELECT product_id FROM changed JOIN product_attribute_values ON attribute_value_id = changed.id UNION '
      'SELECT product_id FROM changed JOIN variant_attribute_values ON attribute_value_id = changed.id '
      'JOIN product_variants ON product_variants.id = variant_id'),
    ('attribute_value_translations', 'SELECT product_id FROM changed JOIN product_attribute_values USING (attribute_value_id) UNION '
      'SELECT product_id FROM changed JOIN variant_attribute_values USING (attribute_value_id) '
      'JOIN product_variants ON product_variants.id = variant_id')
  LOOP
    FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
      transition := CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END;
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_in_product_search(%L)',
        'product_search_' || lower(event), event, changed, transition, product_ids
      );
    END LOOP;
  END LOOP;
END
$$;
