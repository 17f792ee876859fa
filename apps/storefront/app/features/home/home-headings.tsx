import { useTranslation } from '~/session/messages.ts'

export type HomeHeadingsProps = { brand: string; oilBrands: readonly string[] }

/** For search engines and for those who walk a page by its headings. */
export function HomeHeadings({ brand, oilBrands }: HomeHeadingsProps) {
  const { t } = useTranslation()
  return (
    <div className="sr-only">
      <h1>{t('home.headings.brandLine', { brand })}</h1>
      <h2>{t('home.headings.engineOil')}</h2>
      {oilBrands.map((oil) => (
        <h2 key={oil}>{t('home.headings.oilBrand', { oil })}</h2>
      ))}
      <h2>{t('home.headings.inviteFriends')}</h2>
    </div>
  )
}
