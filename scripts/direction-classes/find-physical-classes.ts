const physicalClass =
  /(?<![\w-])-?(?:ml|mr|pl|pr|left|right|rounded-[lr]|rounded-[tb][lr]|border-[lr]|scroll-m[lr]|scroll-p[lr])-(?:\[|\d|px\b|auto\b|full\b|sm\b|md\b|lg\b|xl\b|control\b|card\b|sheet\b)|(?<![\w-])(?:text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|border-[lr]|rounded-[lr])(?![\w-])/g

const physicalProperty =
  /(?<![\w-])(?:margin|padding|border)-(?:left|right)\b|(?<![\w-])(?:left|right)\s*:\s*[^;]*;|text-align\s*:\s*(?:left|right)/g

export type Found = { line: number; word: string }

/** Finds classes and properties that name a side of the screen instead of the start or end of the text. */
export function findPhysicalClasses(source: string): Found[] {
  return source.split('\n').flatMap((text, index) => {
    if (text.includes('direction: physical')) return []
    const quoted = [...text.matchAll(/(["'`])(?:(?!\1).)*\1/g)].flatMap((match) => [
      ...match[0].matchAll(physicalClass),
    ])
    const properties = /^\s*[\w-]+\s*:/.test(text) ? [...text.matchAll(physicalProperty)] : []
    return [...quoted, ...properties].map((match) => ({ line: index + 1, word: match[0] }))
  })
}
