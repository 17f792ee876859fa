/**
 * Makes HTML of a few text tags out of any input. No input passes through as it is: the output is put together anew
 * from escaped text and these tags, each closed where it has to be, in one pass over the text.
 */
export function sanitiseHtml(html: string): string {
  const out: string[] = []
  const open: string[] = []
  let at = 0
  while (at < html.length) {
    const begin = html.indexOf('<', at)
    if (begin === -1) break
    out.push(escapeText(html.slice(at, begin)))
    const tag = readTag(html, begin)
    if (tag) write(tag, out, open)
    else out.push('&lt;')
    at = tag?.end ?? begin + 1
  }
  out.push(escapeText(html.slice(at)), ...open.toReversed().map((name) => `</${name}>`))
  return out.join('')
}

type Tag = { name: string; isClosing: boolean; attributes: string; end: number }

const allowed = new Set(['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li', 'a', 'span'])
/** The content of these elements is not text for readers. */
const unread = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'textarea',
  'title',
  'svg',
  'math',
  'object',
])
const deepest = 20

/** The tag or comment at a `<`; undefined for one that stands for itself. */
function readTag(html: string, begin: number): Tag | undefined {
  if (html.startsWith('<!--', begin)) return nothing(endOf(html, '-->', begin + 4))
  const start = /[a-z!?/]/iy
  start.lastIndex = begin + 1
  if (!start.test(html)) return undefined
  const end = endOf(html, '>', begin)
  const [, slash = '', name = '', attributes = ''] =
    /^(\/?)([a-z][a-z\d]{0,20})(?![a-z\d])([\s\S]*)$/i.exec(html.slice(begin + 1, end - 1)) ?? []
  const known = name.toLowerCase()
  if (!slash && unread.has(known)) return nothing(endOfUnread(html, known, end))
  return { name: known, isClosing: slash === '/', attributes, end }
}

function nothing(end: number): Tag {
  return { name: '', isClosing: false, attributes: '', end }
}

/** After the tag that closes it. */
function endOfUnread(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  return found ? endOf(html, '>', found.index) : html.length
}

/** After the next mark, or at the end of the text. */
function endOf(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found === -1 ? html.length : found + mark.length
}

function write({ name, isClosing, attributes }: Tag, out: string[], open: string[]): void {
  if (!allowed.has(name)) return
  if (name === 'br') return void out.push('<br>')
  if (!isClosing) {
    if (open.length >= deepest) return
    out.push(`<${name}${attributeOf(name, attributes)}>`)
    open.push(name)
    return
  }
  if (!open.includes(name)) return
  for (let closed = ''; closed !== name; ) {
    closed = open.pop() ?? name
    out.push(`</${closed}>`)
  }
}

/** Of a link where it leads to, of a span its direction; nothing else is known. */
function attributeOf(name: string, attributes: string): string {
  if (name === 'a') {
    const address = attributeValue(attributes, 'href')
    return address && safeAddress.test(address) ? ` href="${escapeText(address)}"` : ''
  }
  const direction = name === 'span' ? attributeValue(attributes, 'dir') : undefined
  return direction && /^(rtl|ltr|auto)$/.test(direction) ? ` dir="${direction}"` : ''
}

const safeAddress = /^(https:\/\/|\/(?![/\\])|mailto:|tel:)[^\s"'<>\\`]*$/i

function attributeValue(attributes: string, name: 'href' | 'dir'): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(
    ` ${attributes}`,
  )
  return found?.[1] ?? found?.[2] ?? found?.[3]
}

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});)/gi, '&amp;')
    .replace(/[<>"]/g, (character) => entities[character] ?? '')
}

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' }
