import type { PageDocument } from '@warsha/contract/client/storefront-context.ts'
import { replaceTags } from './replace-tags.ts'
import { scriptText } from './script-text.ts'
import { createTrustedTypes, type OwnScripts } from './trusted-types.ts'

const preloadLink = { opening: '<link rel="modulepreload" href="', closing: '>' }
const moduleScript = /^(<script[^>]*?) type="module" async="">([\s\S]*?)<\/script>$/

/**
 * On a slow line the scripts would take the bandwidth of the first picture, although the page is already complete
 * without them. They are fetched once that picture is there and painted, or at the first touch, whichever is sooner.
 */
export function loadScriptsLate(html: string): PageDocument {
  const files: string[] = []
  const scripts: string[] = []
  const withoutLinks = replaceTags(html, preloadLink, (tag) => {
    files.push(tag.slice(preloadLink.opening.length, tag.indexOf('"', preloadLink.opening.length)))
    return ''
  })
  const late = replaceTags(withoutLinks, { opening: '<script', closing: '</script>' }, (tag) => {
    const [, opening, code] = moduleScript.exec(tag) ?? []
    if (!opening || !code) return tag
    // It is written into the page again when its time has come, so it is one of the page's scripts.
    scripts.push(code)
    const values = `${scriptText(files)},${scriptText(code)},(${createTrustedTypes})()`
    return `${opening}>(${startAfterPaint})(${values})</script>`
  })
  return { html: late, scripts }
}

/** Goes into the page as text, so it knows nothing but its arguments and the browser. */
function startAfterPaint(files: string[], code: string, trust: OwnScripts): void {
  const touches = ['pointerdown', 'keydown']
  let hasBegun = false
  /** In the order of the calls, each in a task of its own: all in one go would hold a slow phone up. */
  const run = (write: (script: HTMLScriptElement) => void) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.async = false
    write(script)
    document.head.append(script)
    script.remove()
  }
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    document.documentElement.dataset.shown = ''
    for (const name of touches) removeEventListener(name, begin, true)
    // One at a time: to ask for a dozen files at once holds a slow phone up.
    for (const href of files) {
      setTimeout(() => {
        const link = document.createElement('link')
        link.rel = 'modulepreload'
        link.href = href
        document.head.append(link)
        // What the page's own script names waits for its texts while it is evaluated, and some browsers then let a second
        // importer go on too soon: it has one importer, that script.
        if (code.includes(`"${href}"`)) return
        run((script) => {
          script.src = trust.address(href)
        })
      })
    }
    setTimeout(() =>
      run((script) => {
        script.textContent = trust.script(code)
        // Without a connection it would never come to life.
        script.onerror = () => addEventListener('online', () => location.reload(), { once: true })
      }),
    )
  }
  let waitingFor = 2
  const isReady = () => {
    waitingFor -= 1
    if (waitingFor === 0) begin()
  }
  // Scripts that begin while the first frame is on its way to the screen delay it.
  const isShown = () => {
    document.documentElement.dataset.shown = ''
    isReady()
  }
  if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      isShown()
    })
    paints.observe({ type: 'paint', buffered: true })
  } else requestAnimationFrame(() => setTimeout(isShown))

  const isPainted = () => requestAnimationFrame(() => setTimeout(isReady))
  for (const name of touches) addEventListener(name, begin, true)
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (!picture || picture.complete) isPainted()
  else for (const name of ['load', 'error']) picture.addEventListener(name, isPainted, { once: true })
  // A picture that never comes, or a tab in the background, must not stop the page from working.
  setTimeout(begin, 3000)
}
