CREATE FUNCTION demand(is_met boolean)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF is_met THEN
    RETURN true;
  END IF;
  RAISE EXCEPTION 'a statement did not find what it demands' USING ERRCODE = 'WA001';
END;
$function$;
