import { useEffect, useState } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { showErrors } from '~/session/show-errors.ts'
import { loadDialCountries } from '../load-dial-countries.ts'
import type { DialCountry } from '../phone-form.ts'

/** Empty until they have been read. */
export function useDialCountries(): readonly DialCountry[] {
  const { lang } = useTranslation()
  const [countries, setCountries] = useState<readonly DialCountry[]>([])
  useEffect(() => {
    const abort = new AbortController()
    loadDialCountries({ api: browserApi(), lang, signal: abort.signal }).then(setCountries, showErrors)
    return () => abort.abort()
  }, [lang])
  return countries
}
