import type { Plugin } from 'vite'

const test = "div.innerHTML = '<svg/>';"
const sameTest = "div.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/**
 * Leaflet asks whether a browser can draw by writing markup, which the console's pages allow nobody: they have no Trusted
 * Types policy. It asks the same with an element here.
 */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'leaflet-without-markup',
    transform(code, id) {
      if (!/\/leaflet\/dist\/leaflet-src(\.esm)?\.js/.test(id)) return undefined
      if (!code.includes(test)) throw new Error('Leaflet asks in another way how a browser can draw')
      return { code: code.replace(test, sameTest), map: null }
    },
  }
}
