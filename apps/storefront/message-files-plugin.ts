import type { Plugin, Rolldown } from 'vite'

const publicId = 'virtual:message-files'
const chunkId = /^\0virtual:messages\/(en|ar)(?:\/([\w-]+))?$/

// The browser's part is built first, in the same process; the server's part then knows the names of its files.
const files: Record<string, Record<string, string>> = { en: {}, ar: {} }

/**
 * Gives the server's renderer the file of each language's texts, so that a page can name in its head those that its
 * route needs. The browser would otherwise learn of them only after the first scripts have run.
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
      for (const { lang, domain, file } of filesOfTexts(bundle))
        files[lang] = { ...files[lang], [domain]: file }
    },
  }
}

type FileOfTexts = { lang: string; domain: string; file: string }

/** The files of a build that hold texts. */
export function filesOfTexts(bundle: Rolldown.OutputBundle): FileOfTexts[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk') return []
    return output.moduleIds.flatMap((id) => {
      const [, lang, domain = 'common'] = chunkId.exec(id) ?? []
      return lang ? [{ lang, domain, file: `/${output.fileName}` }] : []
    })
  })
}
