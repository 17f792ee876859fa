import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localePath } from '~/session/locale-path.ts'
import { useTranslation } from '~/session/messages.ts'
import { reportMissingProduct } from './report-missing-product.ts'

/** A product that cannot be shown leads home; until the browser has gone there the page says what is the matter. */
export function GoHome({ children }: { children: ReactNode }) {
  const { lang } = useTranslation()
  const navigate = useNavigate()
  useEffect(() => {
    reportMissingProduct()
    navigate(localePath(lang, '/'), { replace: true })
  }, [navigate, lang])
  return children
}
