import { readDeliveryRulesCall } from '@warsha/contract/content/content.calls.ts'
import type { RestDeliveryRules } from '@warsha/contract/content/content.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import { useLoad } from '~/session/use-load.ts'

/** The rules a booking is made under; nothing is confirmed before they are there. */
export function useDeliveryRules() {
  const { value, hasFailed, reload } = useLoad(['delivery-rules'], readRules, {
    isCached: false,
    onFailure: () => undefined,
  })
  return { rules: value, hasFailed, reload }
}

async function readRules(signal: AbortSignal): Promise<RestDeliveryRules> {
  return (await browserApi().call(readDeliveryRulesCall, { signal, isBackground: true })).data
}
