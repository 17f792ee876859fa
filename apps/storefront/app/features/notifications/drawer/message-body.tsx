import { GradedText } from '@warsha/ui/product-name.tsx'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { linkTarget } from './link-target.ts'
import { type MessageElement, type MessageNode, parseMessage } from './parse-message.ts'
import { TargetLink } from './target-link.tsx'

/** Draws a message from its tree; nothing of it is ever handed to the browser as markup. */
export function MessageBody({ html }: { html: string }) {
  return (
    <div dir="auto" className="grid gap-3 break-words">
      {drawNodes(parseMessage(html))}
    </div>
  )
}

function drawNodes(nodes: readonly MessageNode[]): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a message are never reordered
    <Fragment key={index}>
      {typeof node === 'string' ? <GradedText text={node} /> : <DrawnElement element={node} />}
    </Fragment>
  ))
}

function DrawnElement({ element }: { element: MessageElement }) {
  const children = drawNodes(element.children)
  switch (element.tag) {
    case 'br':
      return <br />
    case 'a':
      return <MessageLink href={element.href}>{children}</MessageLink>
    case 'span':
      return <bdi dir={element.dir}>{children}</bdi>
    case 'ul':
      return <ul className="list-disc ps-5">{children}</ul>
    case 'ol':
      return <ol className="list-decimal ps-5">{children}</ol>
    default:
      return <element.tag>{children}</element.tag>
  }
}

/** A link that leads nowhere the shop would send anybody to is plain text. */
function MessageLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const { lang } = useTranslation()
  const target = typeof location === 'undefined' ? null : linkTarget(href, location.origin)
  if (!target) return children
  return (
    <TargetLink target={target} lang={lang} className="font-semibold text-brand underline underline-offset-2">
      {children}
    </TargetLink>
  )
}
