import { useEffect, useState } from 'react'

/** The value as it stood when it had not changed for a moment: what is typed is not asked for letter by letter. */
export function useSettled<Value>(value: Value, waitMs = 180): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs)
    return () => clearTimeout(timer)
  }, [value, waitMs])
  return settled
}
