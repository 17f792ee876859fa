import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { withoutLanguage } from '~/session/locale-path.ts'
import { loadTexts } from '~/session/messages.ts'
import { textsOfPath } from '~/session/route-texts.ts'

/** Fetches the texts of the page the shopper is going to together with its code, which waits for them. */
export function NextTexts() {
  const path = useNavigation().location?.pathname
  useEffect(() => {
    // A failure is the route's to report: it asks for the same texts again.
    if (path) loadTexts(...textsOfPath(withoutLanguage(path))).catch(() => undefined)
  }, [path])
  return null
}
