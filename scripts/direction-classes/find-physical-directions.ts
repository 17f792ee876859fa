import { findInCode } from './find-in-code.ts'
import { findInStyles } from './find-in-styles.ts'
import type { Found } from './found.ts'

/** Finds classes and properties that name a side of the screen instead of the start or end of the text. */
export function findPhysicalDirections(file: string, source: string): Found[] {
  const lines = source.split('\n')
  const found = file.endsWith('.css') ? findInStyles(source) : findInCode(file, source)
  // A class that is meant for a side of the screen, such as a shadow or a map, says so on its line.
  return found.filter(({ line }) => !lines[line - 1]?.includes('direction: physical'))
}
