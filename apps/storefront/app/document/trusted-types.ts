declare global {
  interface Window {
    /** Trusted Types as far as they are used here; browsers without them have no such object. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: {
          createHTML?(text: string): string | undefined
          createScript?(text: string): string | undefined
          createScriptURL?(address: string): string | undefined
        },
      ): { createScript(text: string): unknown; createScriptURL(address: string): unknown }
    }
  }
}

/** How the page's own script, and the address of one of its files, become trusted. */
export type OwnScripts = { script(code: string): string; address(href: string): string }

/**
 * Creates the only two policies that the page may have, and returns the way in which the page's own scripts become
 * trusted ones. All other text that is to become markup meets the default policy, which lets through what cannot
 * run: text, and tags of a short list without events, styles or addresses other than http.
 *
 * Goes into the page as text, so it knows nothing but the browser.
 */
export function createTrustedTypes(): OwnScripts {
  const { trustedTypes } = window
  if (!trustedTypes) return { script: (code) => code, address: (href) => href }
  // HTML of React's inert script element, and of Leaflet's test for how it can draw. Not as plain text:
  // the end of a script would end the one that this stands in.
  const known = /^<(?:script><.script|svg.)>$/
  const harmlessTag =
    /<\/?(?:a|b|br|em|i|span|strong)(?: (?:class|title|aria-hidden|aria-label|dir|lang)="[^"<>]*"| href="https?:\/\/[^"<>]*")*\s?\/?>/g
  trustedTypes.createPolicy('default', {
    createHTML: (text) =>
      known.test(text) || !text.replace(harmlessTag, '').includes('<') ? text : undefined,
    // The shop's service worker, which is registered by its address; no other address becomes code.
    createScriptURL: (address) => (address === '/service-worker.js' ? address : undefined),
  })
  const own = trustedTypes.createPolicy('warsha-start', {
    createScript: (text) => text,
    createScriptURL: (address) => (address.startsWith('/assets/') ? address : undefined),
  })
  // A trusted script stands where the types of the browser expect its text or its address.
  return {
    script: (code) => own.createScript(code) as string,
    address: (href) => own.createScriptURL(href) as string,
  }
}
