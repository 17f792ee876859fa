import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const inlineScript = /<script((?:(?!\ssrc=)[^>])*)>([\s\S]*?)<\/script>/g

/**
 * Gives every script that the build has written into the page a file of its own, named by its content: the console's
 * content policy allows no inline script at all.
 */
export function moveScriptsOut(folder: string): void {
  const page = path.join(folder, 'index.html')
  const html = readFileSync(page, 'utf8').replaceAll(inlineScript, (_whole, attributes, source) => {
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 12)
    writeFileSync(path.join(folder, 'assets', `page-${hash}.js`), source)
    // Modules wait for the page anyway; React takes an async script with an address for one that anybody may move.
    const kept = attributes.replace(' async=""', '')
    return `<script${kept} src="/console/assets/page-${hash}.js"></script>`
  })
  writeFileSync(page, html)
}
