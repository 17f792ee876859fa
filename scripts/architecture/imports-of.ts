export type Import = { specifier: string; isTypeOnly: boolean }

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

/** Every module a source file names. Good enough for formatted code, which is all there is. */
export function importsOf(source: string): Import[] {
  const fixed = [...source.matchAll(statement)].map((match) => ({
    specifier: match[3] ?? '',
    isTypeOnly: match[2] !== undefined,
  }))
  const lazy = [...source.matchAll(dynamic)].map((match) => ({
    specifier: match[1] ?? '',
    isTypeOnly: false,
  }))
  return [...fixed, ...lazy]
}
