export type NamePart = { text: string; isGrade: boolean; at: number }

const word = '(?=[A-Za-z./+-]*\\d)[A-Za-z0-9](?:[A-Za-z0-9./+-]*[A-Za-z0-9])?'
// A bare number may have an Arabic unit; behind Latin letters it would turn the order round.
const arabicAmount = '(?<![\\w./+-])\\d[\\d.,]* [\\u0600-\\u06FF]{1,5}(?![\\u0600-\\u06FF])'
const grade = new RegExp(`${arabicAmount}|${word}(?: ${word})*(?: [A-Za-z]{1,3}\\b)?`, 'g')

/** Every word with a digit in it, together with the ones beside it that have one too, and a unit behind them. */
export function splitGrades(name: string): NamePart[] {
  const parts: NamePart[] = []
  let at = 0
  for (const match of name.matchAll(grade)) {
    if (match.index > at) parts.push({ text: name.slice(at, match.index), isGrade: false, at })
    parts.push({ text: match[0], isGrade: true, at: match.index })
    at = match.index + match[0].length
  }
  if (at < name.length) parts.push({ text: name.slice(at), isGrade: false, at })
  return parts
}
