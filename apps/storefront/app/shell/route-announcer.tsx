import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A page that changes without loading is silent, and the focus is lost with the link that was followed: this says the
 * new title and puts the focus at the beginning of the content.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  const [title, setTitle] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is what makes another page
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    setTitle(document.title)
    if (document.activeElement === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
