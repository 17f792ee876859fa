import { useNavigate } from 'react-router'
import { localePath } from './locale-path.ts'
import { useTranslation } from './messages.ts'

/** One step back, but never out of the shop: a page that was opened directly leads home. */
export function useGoBack(): () => void {
  const navigate = useNavigate()
  const { lang } = useTranslation()
  return () => {
    if (hasEarlierPage()) navigate(-1)
    else navigate(localePath(lang, '/'), { replace: true })
  }
}

/** The router numbers its own history entries from 0. */
function hasEarlierPage(): boolean {
  return Number((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0
}
