import { useEffect, useRef, useState } from 'react'
import { useCartLabel } from './cart-link.tsx'

/** The badge changes silently; this says the new number. */
export function CartAnnouncer() {
  const { count, label } = useCartLabel()
  const known = useRef<number | null>(null)
  const [text, setText] = useState('')

  useEffect(() => {
    // The stored cart comes right after the page was taken over; that is no news.
    const timer = setTimeout(() => {
      if (known.current !== null && known.current !== count) setText(label)
      known.current = count
    }, 300)
    return () => clearTimeout(timer)
  }, [count, label])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
