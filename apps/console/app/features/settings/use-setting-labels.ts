import { useTranslation } from '~/session/messages.ts'

const fieldNames = [
  'supportPhone',
  'supportEmail',
  'whatsappNumber',
  'nameEn',
  'nameAr',
  'addressEn',
  'addressAr',
  'taxNumber',
  'wallet',
  'thawani',
  'stripe',
  'sandbox',
  'slug',
  'name',
  'isActive',
] as const

/** Names of fields, as the save bar and the history show them. */
export function useSettingLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const known = fieldNames.find((name) => name === field)
    return known ? t(`console-settings.fields.${known}`) : field
  }
}
