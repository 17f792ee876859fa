-- A closed slot has no room, whoever releases something of it: `capacity` is what is taken, `suspended` has the rest. Taking more
-- than there is stays a breach of `slots_not_overbooked`.
CREATE FUNCTION keep_slot_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.is_closed THEN
    NEW.capacity := NEW.capacity + NEW.suspended;
    NEW.suspended := 0;
  ELSIF NEW.taken <= NEW.capacity THEN
    NEW.suspended := NEW.suspended + NEW.capacity - NEW.taken;
    NEW.capacity := NEW.taken;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_closed BEFORE UPDATE ON slots FOR EACH ROW WHEN (NEW.is_closed OR OLD.is_closed)
  EXECUTE FUNCTION keep_slot_closed();
--> statement-breakpoint
-- Slots that come into reach later, or by a changed week, are closed with their centre.
CREATE FUNCTION close_new_slot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM closures WHERE closures.centre_id = NEW.centre_id AND closures.state = 'closed'
      AND NEW.starts_at >= closures.starts_at AND NEW.starts_at < closures.ends_at) THEN
    NEW.is_closed := true;
    NEW.suspended := NEW.capacity - NEW.taken;
    NEW.capacity := NEW.taken;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER close_new BEFORE INSERT ON slots FOR EACH ROW EXECUTE FUNCTION close_new_slot();
