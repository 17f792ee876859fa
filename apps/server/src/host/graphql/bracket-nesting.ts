const code = (character: string) => character.charCodeAt(0)
const quote = code('"')
const backslash = code('\\')
const hash = code('#')
const newline = code('\n')
const carriageReturn = code('\r')
const opening = new Set([code('{'), code('('), code('[')])
const closing = new Set([code('}'), code(')'), code(']')])

/**
 * Says whether brackets of a GraphQL text nest deeper than that. Reads the characters once, before the parser,
 * which calls itself for every level and would run out of stack.
 */
export function nestsDeeper(source: string, levels: number): boolean {
  let depth = 0
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charCodeAt(index)
    if (character === quote) index = endOfString(source, index)
    else if (character === hash) index = endOfLine(source, index)
    else if (opening.has(character)) {
      depth += 1
      if (depth > levels) return true
    } else if (closing.has(character)) depth -= 1
  }
  return false
}

/** The position of the closing quote, or of the text's end when there is none. */
function endOfString(source: string, start: number): number {
  if (source.startsWith('"""', start)) return endOfBlockString(source, start + 3)
  for (let index = start + 1; index < source.length; index += 1) {
    const character = source.charCodeAt(index)
    if (character === backslash) index += 1
    // A line end inside is a mistake that the parser reports; brackets after it count again.
    else if (character === quote || character === newline || character === carriageReturn) return index
  }
  return source.length
}

function endOfBlockString(source: string, start: number): number {
  for (let index = start; index < source.length; index += 1) {
    if (source.startsWith('\\"""', index)) index += 3
    else if (source.startsWith('"""', index)) return index + 2
  }
  return source.length
}

function endOfLine(source: string, start: number): number {
  for (let index = start; index < source.length; index += 1) {
    const character = source.charCodeAt(index)
    if (character === newline || character === carriageReturn) return index
  }
  return source.length
}
