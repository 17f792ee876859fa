import type { Locale } from '@warsha/contract/locale/locale.ts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, onTestFinished } from 'vitest'
import type { PageDomain } from '../common-domains.ts'
import { loadTexts, MessagesProvider } from '../messages.ts'

export type OpenedPart = {
  root: HTMLElement
  /** As it is read: every gap one space. */
  text: () => string
  /** Rows of a list of terms, each as label and value. */
  rows: () => (readonly [string, string])[]
  /** The button or link that is called so. */
  control: (name: string) => HTMLElement
  press: (name: string) => Promise<void>
  write: (label: string, text: string) => Promise<void>
  /** Waits until the part says so. */
  shows: (text: string) => Promise<void>
  /** Where the part has led. */
  path: () => string
  update: (part: ReactNode) => Promise<void>
  close: () => Promise<void>
}

export type PartOptions = { lang: Locale; texts: readonly PageDomain[]; path?: string }

/** A part of a page as the browser runs it. For tests whose file begins with `@vitest-environment happy-dom`. */
export async function openPart(part: ReactNode, options: PartOptions): Promise<OpenedPart> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const start = options.path ?? `/${options.lang}`
  // The language of the page is the one in its address.
  history.replaceState(null, '', start)
  await loadTexts(...options.texts)
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  let path = ''

  function Page({ children }: { children: ReactNode }) {
    path = useLocation().pathname
    // Another page takes the place of the part, as the routes of the shop would have it.
    const isHere = path === new URL(start, 'http://shop.test').pathname
    return <MessagesProvider lang={options.lang}>{isHere && children}</MessagesProvider>
  }
  const draw = (shown: ReactNode) =>
    act(async () =>
      root.render(
        <MemoryRouter initialEntries={[start]}>
          <Page>{shown}</Page>
        </MemoryRouter>,
      ),
    )
  await draw(part)

  let isOpen = true
  async function close() {
    if (isOpen) await act(async () => root.unmount())
    isOpen = false
    element.remove()
  }
  onTestFinished(close)

  const textOf = (node: Node) =>
    readText(node)
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const labelOf = (control: Element) => control.getAttribute('aria-label') ?? textOf(control)
  function control(name: string): HTMLElement {
    const all = [...element.querySelectorAll<HTMLElement>('button, a, input[type=checkbox], [role=switch]')]
    const found = all.find((each) => labelOf(each) === name)
    if (!found) throw new Error(`No control "${name}" among: ${all.map(labelOf).join(', ')}`)
    return found
  }

  return {
    root: element,
    text: () => textOf(element),
    rows: () =>
      [...element.querySelectorAll('dt')].map((term) => [
        textOf(term),
        term.nextElementSibling ? textOf(term.nextElementSibling) : '',
      ]),
    control,
    press: (name) => act(async () => control(name).click()),
    async write(label, text) {
      const found = [...element.querySelectorAll('label')].find((each) => textOf(each).startsWith(label))
      const field = found?.control as HTMLInputElement | null | undefined
      if (!field) throw new Error(`No field "${label}"`)
      await act(async () => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
        set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    },
    async shows(text) {
      const read = () => textOf(element)
      await until(() => read().includes(text), read)
      expect(read()).toContain(text)
    },
    path: () => path,
    update: draw,
    close,
  }
}

/** Lets the page work until the condition is met; what it says instead is in the failure. */
export async function until(isMet: () => boolean, describe: () => string = () => ''): Promise<void> {
  const end = Date.now() + 20_000
  while (!isMet()) {
    if (Date.now() > end) throw new Error(`Waited in vain. ${describe()}`)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)))
  }
}

const blocks = new Set(['DIV', 'P', 'DT', 'DD', 'LI', 'BUTTON', 'LABEL', 'SECTION', 'H1', 'H2', 'H3'])

function readText(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? ''
  const inner = [...node.childNodes].map(readText).join('')
  return blocks.has(node.nodeName) ? ` ${inner} ` : inner
}
