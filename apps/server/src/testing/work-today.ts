/** The statement by which centres that are closed today work as on their next working day. */
export const workToday = `
  WITH today AS (
    SELECT (now() AT TIME ZONE 'Asia/Muscat')::date AS day
  ), opened AS (
    DELETE FROM holidays USING today WHERE date = today.day
  ), model AS (
    SELECT slots.centre_id, min(slots.delivery_date) AS day FROM slots, today
    WHERE slots.delivery_date > today.day
      AND NOT EXISTS (SELECT FROM slots AS own WHERE own.centre_id = slots.centre_id AND own.delivery_date = today.day)
    GROUP BY slots.centre_id
  )
  INSERT INTO slots (centre_id, shift_id, delivery_date, starts_at, ends_at, capacity)
  SELECT centre_id, shift_id, today.day, starts_at - (model.day - today.day) * interval '1 day',
    ends_at - (model.day - today.day) * interval '1 day', capacity + closed + suspended
  FROM slots JOIN model USING (centre_id), today WHERE slots.delivery_date = model.day`
