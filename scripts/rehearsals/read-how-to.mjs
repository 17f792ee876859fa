import { Problem } from '../launcher/tell.mjs'

/** The commands that a how-to has its reader type, as they stand there, by the heading they are under. */
export function commandsOf(text) {
  const blocks = []
  let heading = ''
  for (const part of text.split(/^(?=## )/m)) {
    heading = /^## (.+)$/m.exec(part)?.[1] ?? heading
    for (const [, indent = '', code = ''] of part.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm))
      blocks.push({ heading, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') })
  }
  return {
    blocks,
    /** All commands under a heading, or its part of that number. */
    under(wanted, part) {
      const found = blocks.filter((block) => block.heading === wanted)
      if (found.length === 0) throw new Problem(`No commands under “${wanted}”`)
      return part === undefined ? found.map(({ code }) => code).join('\n') : found[part].code
    },
  }
}
