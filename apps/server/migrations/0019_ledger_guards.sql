-- What was written into the books stays. A trigger of this name also takes the rights to change rows from the role that serves.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation', CONSTRAINT = 'append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- At the commit the entries of a transaction sum to zero, and there are at least two of them.
CREATE FUNCTION check_ledger_transaction(checked int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) < 2 OR sum(amount_baisa) <> 0 FROM ledger_entries WHERE transaction_id = checked) THEN
    RAISE EXCEPTION 'the entries of ledger transaction % do not sum to zero', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balanced';
  END IF;
END
$$;
--> statement-breakpoint
-- An account with a balance has the one that its newest entry left.
CREATE FUNCTION check_ledger_account(checked int) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_accounts AS account WHERE id = checked AND balance_baisa <> coalesce(
    (SELECT balance_after_baisa FROM ledger_entries WHERE account_id = checked ORDER BY id DESC LIMIT 1), 0)) THEN
    RAISE EXCEPTION 'the balance of ledger account % is not what its entries say', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_balance_of_entries';
  END IF;
END
$$;
--> statement-breakpoint
-- An entry of such an account continues from the one before.
CREATE FUNCTION check_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before int;
BEGIN
  PERFORM check_ledger_transaction(NEW.transaction_id);
  IF EXISTS (SELECT FROM ledger_accounts WHERE id = NEW.account_id AND balance_baisa IS NOT NULL) THEN
    SELECT balance_after_baisa INTO before FROM ledger_entries
      WHERE account_id = NEW.account_id AND id < NEW.id ORDER BY id DESC LIMIT 1;
    IF NEW.balance_after_baisa IS DISTINCT FROM coalesce(before, 0) + NEW.amount_baisa THEN
      RAISE EXCEPTION 'ledger entry % does not continue from the one before', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_continue';
    END IF;
    PERFORM check_ledger_account(NEW.account_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION check_ledger_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'ledger_transactions' THEN
    PERFORM check_ledger_transaction(NEW.id);
  ELSE
    PERFORM check_ledger_account(NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_row();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_entry();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER balanced AFTER INSERT OR UPDATE ON ledger_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_row();
