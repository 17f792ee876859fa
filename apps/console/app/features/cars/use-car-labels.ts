import { useTranslation } from '~/session/messages.ts'

const fieldNames = ['nameEn', 'nameAr', 'type', 'fitments', 'slug', 'brandId'] as const

/** Names of fields, as the save bar and the history show them. */
export function useCarLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const known = fieldNames.find((name) => name === field)
    return known ? t(`console-cars.fields.${known}`) : field
  }
}
