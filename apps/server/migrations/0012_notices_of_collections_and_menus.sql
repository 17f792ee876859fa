-- Collections are few and read whole with what products refer to; menus are content.
DO $$
DECLARE
  changed text;
  kind text;
BEGIN
  FOR changed, kind IN VALUES
    ('collections', 'catalogue.collections'), ('collection_translations', 'catalogue.collections'),
    ('collection_channel_listings', 'catalogue.collections'), ('collection_products', 'catalogue.collections'),
    ('menus', 'content'), ('menu_items', 'content'), ('menu_item_translations', 'content')
  LOOP
    EXECUTE format(
      'CREATE TRIGGER tell_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)',
      changed, kind);
  END LOOP;
END
$$;
