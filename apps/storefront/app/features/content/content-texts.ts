import {
  listLegalTextsCall,
  listQuestionsCall,
  readContactCall,
  readDeliveryRulesCall,
} from '@warsha/contract/content/content.calls.ts'
import type {
  RestContact,
  RestDeliveryRules,
  RestLegalText,
  RestQuestion,
} from '@warsha/contract/content/content.rest.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { PageSource } from '~/session/load-page.ts'

export async function loadFaq({ api, lang, signal }: PageSource): Promise<RestQuestion[]> {
  return (await api.call(listQuestionsCall, { headers: spoken(lang), signal })).data
}

export async function loadLegalTexts({ api, lang, signal }: PageSource): Promise<RestLegalText[]> {
  return (await api.call(listLegalTextsCall, { headers: spoken(lang), signal })).data
}

export async function loadContact({ api, lang, signal }: PageSource): Promise<RestContact> {
  return (await api.call(readContactCall, { headers: spoken(lang), signal })).data
}

export async function loadDeliveryRules({ api, lang, signal }: PageSource): Promise<RestDeliveryRules> {
  return (await api.call(readDeliveryRulesCall, { headers: spoken(lang), signal })).data
}

/** Said aloud, because a switch of language loads the new page while the old one is still shown. */
function spoken(lang: Locale) {
  return { 'Accept-Language': lang }
}
