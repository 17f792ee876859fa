import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { PageDomain } from '../common-domains.ts'
import { loadTexts, MessagesProvider } from '../messages.ts'

export type RenderedPart = {
  html: string
  /** As it is read: without marks, every gap one space. */
  text: string
  /** Rows of a list of terms, each as label and value. */
  rows: readonly (readonly [string, string])[]
}

/** A part of a page as the server renders it, with the texts of these domains beside the common ones. */
export async function renderPart(
  part: ReactNode,
  { lang, texts }: { lang: Locale; texts: readonly PageDomain[] },
): Promise<RenderedPart> {
  await loadTexts(...texts)
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/${lang}`]}>
      <MessagesProvider lang={lang}>{part}</MessagesProvider>
    </MemoryRouter>,
  )
  const rows = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)]
  return {
    html,
    text: textOf(html),
    rows: rows.map(([, label = '', value = '']) => [textOf(label), textOf(value)]),
  }
}

function textOf(html: string): string {
  const text = html
    .replace(/<(?:div|p|dt|dd|li|h\d|button|label|section)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
  return text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
