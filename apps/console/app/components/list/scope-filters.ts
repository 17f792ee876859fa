import { useCentres } from '~/session/centres.ts'
import { useChannels } from '~/session/channels.ts'
import { useTranslation } from '~/session/messages.ts'
import type { ListFilter } from './list-types.ts'

/** A list of the work of one centre. */
export function useCentreFilter(label: string): ListFilter {
  const { lang } = useTranslation()
  const options = useCentres().map(({ id, name }) => ({ value: String(id), label: name[lang] }))
  return { kind: 'choice', name: 'centre', label, options }
}

/** A list of what one storefront sold. */
export function useChannelFilter(label: string): ListFilter {
  const options = useChannels().map(({ id, name }) => ({ value: String(id), label: name }))
  return { kind: 'choice', name: 'channel', label, options }
}
