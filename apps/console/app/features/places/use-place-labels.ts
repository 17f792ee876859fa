import { useTranslation } from '~/session/messages.ts'
import { placeFieldNames } from './place-fields.ts'

const loggedNames = [...placeFieldNames, 'slug', 'parentId'] as const

/** Names of fields, as the save bar and the history show them. */
export function usePlaceLabels(): (field: string) => string {
  const { t } = useTranslation()
  return (field) => {
    const known = loggedNames.find((name) => name === field)
    return known ? t(`console-places.fields.${known}`) : field
  }
}
