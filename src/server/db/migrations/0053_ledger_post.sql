-- Books transfers in their order, all or none: a JSON list of {id, kind, debit, credit, amount, refKind, refId, leg}.
-- Returns how many it booked. Where an account would fall below zero it raises RL001, whose detail is what is missing. Each
-- statement of a volatile function sees what was committed before it, so balances are read after the locks.
CREATE FUNCTION "ledger_post"(transfers jsonb, booked_at timestamptz) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  transfer record;
  debited record;
  credited record;
  made uuid;
  known record;
  booked integer := 0;
BEGIN
  PERFORM account.id FROM ledger_accounts AS account
  WHERE account.id IN (
    SELECT (item ->> side)::uuid
    FROM jsonb_array_elements(transfers) AS item, unnest(ARRAY['debit', 'credit']) AS side)
  ORDER BY account.id FOR NO KEY UPDATE;
  FOR transfer IN
    SELECT (item ->> 'id')::uuid AS id, item ->> 'kind' AS kind, (item ->> 'debit')::uuid AS debit,
      (item ->> 'credit')::uuid AS credit, (item ->> 'amount')::bigint AS amount, item ->> 'refKind' AS ref_kind,
      (item ->> 'refId')::uuid AS ref_id, (item ->> 'leg')::integer AS leg
    FROM jsonb_array_elements(transfers) WITH ORDINALITY AS list(item, place) ORDER BY list.place
  LOOP
    SELECT account.may_go_below, last.seq, coalesce(last.balance, 0) AS balance INTO debited
    FROM ledger_accounts AS account LEFT JOIN LATERAL (
      SELECT seq, balance FROM ledger_entries WHERE account_id = account.id ORDER BY seq DESC LIMIT 1) AS last ON true
    WHERE account.id = transfer.debit;
    IF NOT FOUND THEN RAISE EXCEPTION 'the ledger has no such account'; END IF;
    SELECT account.may_go_below, last.seq, coalesce(last.balance, 0) AS balance INTO credited
    FROM ledger_accounts AS account LEFT JOIN LATERAL (
      SELECT seq, balance FROM ledger_entries WHERE account_id = account.id ORDER BY seq DESC LIMIT 1) AS last ON true
    WHERE account.id = transfer.credit;
    IF NOT FOUND THEN RAISE EXCEPTION 'the ledger has no such account'; END IF;
    made := NULL;
    IF debited.may_go_below OR debited.balance >= transfer.amount THEN
      INSERT INTO ledger_transfers (id, kind, amount_rial, debit_account_id, debit_seq, credit_account_id, credit_seq,
        ref_kind, ref_id, leg, at)
      VALUES (transfer.id, transfer.kind, transfer.amount, transfer.debit, coalesce(debited.seq, 0) + 1, transfer.credit,
        coalesce(credited.seq, 0) + 1, transfer.ref_kind, transfer.ref_id, transfer.leg, booked_at)
      ON CONFLICT (kind, ref_kind, ref_id, leg) DO NOTHING
      RETURNING id INTO made;
    END IF;
    IF made IS NULL THEN
      SELECT amount_rial, debit_account_id, credit_account_id INTO known FROM ledger_transfers AS other
      WHERE other.kind = transfer.kind AND other.ref_kind = transfer.ref_kind AND other.ref_id = transfer.ref_id
        AND other.leg = transfer.leg;
      IF NOT FOUND THEN
        RAISE EXCEPTION 'an account has too little'
          USING ERRCODE = 'RL001', DETAIL = (transfer.amount - debited.balance)::text;
      END IF;
      IF (known.amount_rial, known.debit_account_id, known.credit_account_id)
        IS DISTINCT FROM (transfer.amount, transfer.debit, transfer.credit) THEN
        RAISE EXCEPTION '% of % % is booked in other words', transfer.kind, transfer.ref_kind, transfer.ref_id;
      END IF;
      CONTINUE;
    END IF;
    INSERT INTO ledger_entries (account_id, may_go_below, seq, transfer_id, side, amount_rial, prev_seq, prev_balance,
      balance, at)
    VALUES
      (transfer.debit, debited.may_go_below, coalesce(debited.seq, 0) + 1, made, -1, -transfer.amount, debited.seq,
        debited.balance, debited.balance - transfer.amount, booked_at),
      (transfer.credit, credited.may_go_below, coalesce(credited.seq, 0) + 1, made, 1, transfer.amount, credited.seq,
        credited.balance, credited.balance + transfer.amount, booked_at);
    booked := booked + 1;
  END LOOP;
  RETURN booked;
END $$;
