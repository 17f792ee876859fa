import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { clearDestination, noteDestination, noteShownPage } from '~/session/destination.ts'
import { leaveWithDocument } from '~/session/guard-documents.ts'
import { useTranslation } from '~/session/messages.ts'

/** A line at the upper edge while the next page is loading. A very short load does not flicker. */
export function NavigationProgress() {
  const { t } = useTranslation()
  const { key } = useLocation()
  const { location: next } = useNavigation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page that has come
  useEffect(() => {
    if (!next) {
      clearDestination()
      noteShownPage()
      return
    }
    noteDestination(new URL(next.pathname + next.search, location.href))
    leaveWithDocument()
  }, [next, key])

  if (!next) return null
  return <div role="progressbar" aria-label={t('shell.loading')} className="navigation-progress" />
}
