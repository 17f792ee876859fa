import type { PageSource } from '~/session/load-page.ts'

/** The promotion's words, written by the shop's operators. */
export type Promotion = {
  title: string
  text: string
  hours: number
  /** Untranslated name of the category whose products are in the offer. */
  category: string
  picture: string
  picture_mobile: string
  steps: { title: string; text: string }[]
  terms: string[]
}

export async function loadPromotion({ api, lang, signal }: PageSource): Promise<Promotion> {
  const { data } = await api.rest<{ data: Promotion }>({
    method: 'GET',
    path: 'content/configs/oil-promotion/',
    headers: { 'Accept-Language': lang },
    signal,
  })
  return data
}
