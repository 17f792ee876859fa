import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A page that changes without loading is silent; this says its title to those who listen. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what makes another page
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else setTitle(document.title)
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
