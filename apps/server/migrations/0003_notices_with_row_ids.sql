-- A notice names the rows that changed, so that a process reads those and not everything: `catalogue:17,18`.
-- The first argument is what the notice names, the second selects the ids from the rows that changed. PostgreSQL
-- carries 8,000 bytes in a notice: seven hundred ids fit with room to spare.
CREATE FUNCTION notify_rows() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  ids text;
BEGIN
  FOR ids IN EXECUTE
    'SELECT string_agg(id::text, '','' ORDER BY id) FROM ('
    'SELECT id, (row_number() OVER (ORDER BY id) - 1) / 700 AS part FROM ('
    'SELECT DISTINCT id FROM (' || TG_ARGV[1] || ') AS found (id) WHERE id IS NOT NULL) AS each) AS numbered '
    'GROUP BY part ORDER BY part'
  LOOP
    PERFORM pg_notify('warsha_changes', TG_ARGV[0] || ':' || ids);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The same for stock, which changes with every order: one plan, made once for each connection. A row never moves to
-- another variant, so the new rows name all that changed.
CREATE FUNCTION notify_stock() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  ids text;
BEGIN
  FOR ids IN
    SELECT string_agg(variant_id::text, ',' ORDER BY variant_id)
    FROM (SELECT variant_id, (row_number() OVER (ORDER BY variant_id) - 1) / 700 AS part
      FROM (SELECT DISTINCT variant_id FROM changed) AS each) AS numbered
    GROUP BY part ORDER BY part
  LOOP
    PERFORM pg_notify('warsha_changes', 'stock:' || ids);
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER tell_change ON stocks;
--> statement-breakpoint
CREATE TRIGGER notify_insert AFTER INSERT ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER notify_update AFTER UPDATE ON stocks REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER notify_delete AFTER DELETE ON stocks REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION notify_stock();
--> statement-breakpoint
CREATE TRIGGER notify_truncate AFTER TRUNCATE ON stocks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('stock');
--> statement-breakpoint
-- Rows of a product are announced with the product's id, values of attributes with their own.
DO $$
DECLARE
  changed text;
  named text;
  ids text;
BEGIN
  FOR changed, named, ids IN VALUES
    ('products', 'catalogue', 'SELECT id FROM changed'),
    ('product_translations', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_variants', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_media', 'catalogue', 'SELECT product_id FROM changed'),
    ('bundle_components', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_states', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_service_types', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_attribute_values', 'catalogue', 'SELECT product_id FROM changed'),
    ('product_channel_listings', 'catalogue', 'SELECT product_id FROM changed'),
    ('variant_translations', 'catalogue',
      'SELECT product_id FROM changed JOIN product_variants ON product_variants.id = variant_id'),
    ('variant_attribute_values', 'catalogue',
      'SELECT product_id FROM changed JOIN product_variants ON product_variants.id = variant_id'),
    ('variant_channel_listings', 'catalogue',
      'SELECT product_id FROM changed JOIN product_variants ON product_variants.id = variant_id'),
    ('attribute_values', 'catalogue.values', 'SELECT id FROM changed'),
    ('attribute_value_translations', 'catalogue.values', 'SELECT attribute_value_id FROM changed')
  LOOP
    EXECUTE format('DROP TRIGGER tell_change ON %I', changed);
    EXECUTE format(
      'CREATE TRIGGER notify_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(%L, %L)', changed, named, ids);
    EXECUTE format(
      'CREATE TRIGGER notify_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed '
      'FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(%L, %L)', changed, named, ids);
    -- A row may move from one product to another: both have changed.
    EXECUTE format(
      'CREATE TRIGGER notify_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after '
      'FOR EACH STATEMENT EXECUTE FUNCTION notify_rows(%L, %L)', changed, named,
      'WITH changed AS (SELECT * FROM before UNION ALL SELECT * FROM after) ' || ids);
    EXECUTE format(
      'CREATE TRIGGER notify_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)',
      changed, split_part(named, '.', 1));
  END LOOP;
END
$$;
--> statement-breakpoint
-- What is few and concerns many products is announced by its kind and read whole.
DO $$
DECLARE
  changed text;
  kind text;
BEGIN
  FOR changed, kind IN VALUES
    ('channels', 'catalogue.channels'),
    ('categories', 'catalogue.categories'), ('category_translations', 'catalogue.categories'),
    ('product_types', 'catalogue.types'),
    ('attributes', 'catalogue.attributes'), ('attribute_translations', 'catalogue.attributes'),
    ('product_sliders', 'catalogue.sliders'), ('product_slider_items', 'catalogue.sliders')
  LOOP
    EXECUTE format('DROP TRIGGER tell_change ON %I', changed);
    EXECUTE format(
      'CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)',
      changed, kind);
  END LOOP;
END
$$;
