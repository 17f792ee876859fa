-- The books of gateways and closed days are append-only.
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON gateway_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON reconciliation_days FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Who writes a movement and who closes a day wait for each other: movements share the lock of their gateway, a closing has it alone.
CREATE FUNCTION lock_open_days(gateway text) RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock_shared(hashtext('reconciliation-days'), hashtext(gateway))
$$;
--> statement-breakpoint
CREATE FUNCTION lock_day_to_close(gateway text) RETURNS void LANGUAGE sql VOLATILE AS $$
  SELECT pg_advisory_xact_lock(hashtext('reconciliation-days'), hashtext(gateway))
$$;
--> statement-breakpoint
-- The day itself, or the next one that is not closed.
CREATE FUNCTION open_reconciliation_day(of_gateway text, of_day date) RETURNS date LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  open_day date := of_day;
BEGIN
  WHILE EXISTS (SELECT FROM reconciliation_days AS closed WHERE closed.gateway = of_gateway AND closed.day = open_day) LOOP
    open_day := open_day + 1;
  END LOOP;
  RETURN open_day;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_open_days(NEW.gateway);
  IF EXISTS (SELECT FROM reconciliation_days AS closed WHERE closed.gateway = NEW.gateway AND closed.day = NEW.day) THEN
    RAISE EXCEPTION 'The day % of % is closed', NEW.day, NEW.gateway
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'closed_day';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER closed_day BEFORE INSERT ON gateway_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE FUNCTION lock_closed_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_day_to_close(NEW.gateway);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER lock_closed_day BEFORE INSERT ON reconciliation_days FOR EACH ROW EXECUTE FUNCTION lock_closed_day();
--> statement-breakpoint
-- Open differences move to open days alone: one of a closed day would never be asked for again.
CREATE TRIGGER closed_day BEFORE INSERT ON payment_differences FOR EACH ROW EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
CREATE TRIGGER closed_day_of_reopened BEFORE UPDATE ON payment_differences FOR EACH ROW
  WHEN (NEW.state = 'open' AND OLD.state = 'closed') EXECUTE FUNCTION refuse_closed_day();
--> statement-breakpoint
-- Reconciliation is written by finance; administrators read it. No call has asked for this permission before.
DELETE FROM staff_role_permissions WHERE role = 'administrator' AND permission = 'reconciliation.write';
