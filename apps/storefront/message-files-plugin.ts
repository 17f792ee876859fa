import type { Plugin } from 'vite'

const publicId = 'virtual:message-files'
const chunkId = /^\0virtual:messages\/(en|ar)$/

// The browser's part is built first, in the same process; the server's part then knows the names of its files.
const files: Record<string, string> = {}

/**
 * Tells the server's renderer in which file the texts of each language are, so that a page can name it in its head.
 * The browser would otherwise learn of it only after the first script has run.
 */
export function messageFilesPlugin(): Plugin {
  return {
    name: 'warsha-message-files',

    resolveId(id) {
      return id === publicId ? `\0${publicId}` : undefined
    },

    load(id) {
      return id === `\0${publicId}` ? `export const messageFiles = ${JSON.stringify(files)}` : undefined
    },

    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue
        const lang = output.moduleIds.map((id) => chunkId.exec(id)?.[1]).find(Boolean)
        if (lang) files[lang] = `/${output.fileName}`
      }
    },
  }
}
