/** A piece of a message: text, or one of the few tags that a message may have. */
export type MessageNode = string | MessageElement

export type MessageElement = {
  tag: MessageTag
  /** Of a link. */
  href?: string
  /** Of a span. */
  dir?: 'ltr' | 'rtl'
  children: MessageNode[]
}

export type MessageTag = (typeof allowedTags)[number]

const allowedTags = ['p', 'br', 'b', 'strong', 'em', 'i', 'ul', 'ol', 'li', 'a', 'span'] as const

/** Their content is no text for readers. */
const silentTags = ['script', 'style', 'template', 'title', 'iframe', 'noscript']

const maxMessageLength = 20_000
const deepest = 12

/**
 * Reads the HTML of a message into a tree of the tags that are allowed in it. The page is drawn from that tree, so no
 * text of a message ever becomes markup: other tags are left out, and of the attributes only those above are read.
 * Each character is looked at once.
 */
export function parseMessage(html: string): MessageNode[] {
  const text = html.slice(0, maxMessageLength)
  const root: MessageNode[] = []
  const open: MessageElement[] = []
  let silentTag = ''
  for (let at = 0; at < text.length; ) {
    const from = text.indexOf('<', at)
    const to = from < 0 ? -1 : text.indexOf('>', from)
    const isLast = to < 0
    const words = decodeEntities(text.slice(at, isLast ? text.length : from))
    if (words && !silentTag) childrenOf(open, root).push(words)
    if (isLast) break
    silentTag = takeTag(text.slice(from + 1, to), { root, open, silentTag })
    at = to + 1
  }
  return root
}

/** The same as plain text, for a line of the list. */
export function messageText(nodes: readonly MessageNode[]): string {
  return nodes.map(textOf).join('').replace(/\s+/g, ' ').trim()
}

type Reading = { root: MessageNode[]; open: MessageElement[]; silentTag: string }

/** Answers the silent tag that is open afterwards. */
function takeTag(inside: string, { root, open, silentTag }: Reading): string {
  const [, slash, name = '', attributes = ''] = /^(\/?)([a-z0-9]+)\b(.*)$/is.exec(inside) ?? []
  const tag = name.toLowerCase()
  if (silentTag) return slash && tag === silentTag ? '' : silentTag
  if (!slash && silentTags.includes(tag)) return tag
  const allowed = allowedTags.find((each) => each === tag)
  if (!allowed) return ''
  if (slash) closeTag(open, allowed)
  else if (allowed === 'br') childrenOf(open, root).push({ tag: 'br', children: [] })
  else if (open.length < deepest) {
    const element = { tag: allowed, ...readAttributes(allowed, attributes), children: [] }
    childrenOf(open, root).push(element)
    open.push(element)
  }
  return ''
}

/** Closes what is still open inside of it, too; the end of a tag that is not open is left out. */
function closeTag(open: MessageElement[], tag: MessageTag): void {
  const at = open.findLastIndex((each) => each.tag === tag)
  if (at >= 0) open.splice(at)
}

function childrenOf(open: readonly MessageElement[], root: MessageNode[]): MessageNode[] {
  return open.at(-1)?.children ?? root
}

function readAttributes(tag: MessageTag, text: string): Pick<MessageElement, 'href' | 'dir'> {
  if (tag === 'a') {
    const [, href] = /\shref="([^"]*)"/i.exec(text) ?? []
    return href === undefined ? {} : { href: decodeEntities(href) }
  }
  const [, dir] = (tag === 'span' && /\sdir="(ltr|rtl)"/i.exec(text)) || []
  return dir ? { dir: dir.toLowerCase() as 'ltr' | 'rtl' } : {}
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,5}));/gi,
    (entity, decimal, hex, name = '') => {
      if (name) return entities[name.toLowerCase()] ?? entity
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}

/** The last entry of a list is no beginning of what follows it. */
const unended = /([^\s.!?؟:،])\s*$/

const blocks: readonly MessageTag[] = ['p', 'br', 'ul', 'ol', 'li']

function textOf(node: MessageNode): string {
  if (typeof node === 'string') return node
  // Entries of a list are kept apart, as their lines do in the message itself.
  const isList = node.tag === 'ul' || node.tag === 'ol'
  const texts = node.children.map(textOf)
  const text = isList
    ? `${texts
        .filter((each) => each.trim())
        .join('·')
        .replace(unended, '$1.')}`
    : texts.join('')
  return blocks.includes(node.tag) ? ` ${text} ` : text
}
