import type { RichTextBlock } from '@warsha/ui/rich-text.tsx'
import type { PageSource } from '~/session/load-page.ts'

export type FaqEntry = { id: number; question: string; answer: string }

export type LegalText = {
  kind: 'terms' | 'privacy' | 'returns'
  version: string
  effective_date: string
  title: string
  blocks: RichTextBlock[]
}

export type ContactText = { company: string; address: string; hours: string; text: string }

export type DeliveryRules = { title: string; rules: (string | { title: string; text: string })[] }

export const loadFaq = (source: PageSource) => read<FaqEntry[]>(source, 'content/faq')

export const loadLegalTexts = (source: PageSource) => read<LegalText[]>(source, 'content/legal/')

export const loadContact = (source: PageSource) => read<ContactText>(source, 'content/configs/contact/')

export const loadDeliveryRules = (source: PageSource) =>
  read<DeliveryRules>(source, 'content/configs/hig-delivery-rules/')

async function read<Data>({ api, lang, signal }: PageSource, path: string): Promise<Data> {
  // Said aloud, because a switch of language loads the new page while the old one is still shown.
  const headers = { 'Accept-Language': lang }
  const { data } = await api.rest<{ data: Data }>({ method: 'GET', path, headers, signal })
  return data
}
