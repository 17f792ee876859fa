import { type Bidi, default as bidiModule } from 'bidi-js'

// Its types describe the CommonJS file; what Node imports is the function itself.
const bidi = (bidiModule as unknown as () => Bidi)()

export type Direction = 'ltr' | 'rtl'

/** A piece of a line that is drawn in one go, from where the one before it ended. */
export type Run = { text: string; isArabic: boolean }

type Levelled = { text: string; level: number }

/**
 * The pieces of a line from left to right, as they stand on paper. pdfkit shapes Arabic letters, but sets mixed text in
 * the order of its characters: reversed words, and in its own right-to-left mode reversed numbers.
 */
export function visualRuns(text: string, direction: Direction): Run[] {
  const latin = withLatinDigits(text)
  const runs = runsOf(latin, bidi.getEmbeddingLevels(latin, direction).levels)
  return reordered(runs)
    .map(({ text: run, level }) => ({
      text: run.replace(controls, '').replaceAll('\u00a0', ' '),
      isArabic: isOdd(level) && hasArabic(run),
    }))
    .filter((run) => run.text !== '')
}

const controls = /[\u2066-\u2069\u200e\u200f\u2060]/g
const isOdd = (level: number) => level % 2 === 1
const hasArabic = (text: string) => /[\u0590-\u08ff\ufb1d-\ufefc]/.test(text)

/** The font engine would reverse Arabic digits; the shop writes Latin ones everywhere. */
function withLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
}

function runsOf(text: string, levels: Uint8Array): Levelled[] {
  const runs: Levelled[] = []
  for (let start = 0; start < text.length; ) {
    const level = levels[start] ?? 0
    let end = start + 1
    while (end < text.length && levels[end] === level) end++
    const run = text.slice(start, end)
    runs.push({ text: isOdd(level) ? mirrored(run) : run, level })
    start = end
  }
  return runs
}

/** Brackets turn round; a run without letters, which the font engine leaves as it is, is reversed here. */
function mirrored(run: string): string {
  const turned = [...run].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (hasArabic(run) ? turned : turned.reverse()).join('')
}

/** From the deepest level up, each sequence of runs of at least that level is reversed. */
function reordered(runs: readonly Levelled[]): Levelled[] {
  const ordered = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end++
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}
