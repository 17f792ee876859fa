import { useTranslation } from '~/session/messages.ts'

/** The title of the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation()
  return <title>{`${children} · ${t('console.brand')}`}</title>
}
