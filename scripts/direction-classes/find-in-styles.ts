import { lineAt } from '../syntax/parse-source.ts'
import type { Found } from './found.ts'
import { isPhysicalDeclaration, physicalClassesIn } from './physical-words.ts'

/** Declarations of a style sheet, and the classes it applies. */
export function findInStyles(source: string): Found[] {
  // Comments become blanks of the same length, so that lines stay where they are.
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const declarations = [...text.matchAll(/(?<=[{;\s])([a-z-]+)\s*:\s*([^;{}]*)(?=[;}])/g)].filter(
    ([, property = '', given = '']) => isPhysicalDeclaration(property, given),
  )
  const applied = [...text.matchAll(/@apply\s+([^;}]*)/g)].flatMap((match) =>
    physicalClassesIn(match[1] ?? '').map((word) => ({ line: lineAt(text, match.index), word })),
  )
  return [
    ...declarations.map((match) => ({ line: lineAt(text, match.index), word: match[1] ?? '' })),
    ...applied,
  ]
}
