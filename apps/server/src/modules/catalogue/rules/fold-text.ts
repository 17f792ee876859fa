// The same folding as `ar_norm` and `ar_compact` in the database, so that both sides of a search agree. A test compares them.

const from =
  '\u0623\u0625\u0622\u0671\u0649\u06CC\u0629\u06C1\u0624\u0626\u06A9\u06A4\u067E' +
  '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669' +
  '\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9' +
  '\u066B\u066C\u060C'
const to =
  '\u0627\u0627\u0627\u0627\u064A\u064A\u0647\u0647\u0648\u064A\u0643\u0641\u0628' +
  '0123456789' +
  '0123456789' +
  '.,,'

const replaced = new Map([...from].map((letter, at) => [letter, to[at] ?? '']))
const foldable = new RegExp(`[${from}]`, 'g')

/** Hamza alone, vowel marks, superscript alef, tatweel, soft hyphen and invisible marks. */
const dropped =
  /[\u0621\u064B-\u065F\u0670\u0640\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Maps different spellings of the same words to one text. */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKC')
      // Whole-word lower case makes two letters of this one.
      .replaceAll('\u0130', 'i')
      .toLowerCase()
      .replace(foldable, (letter) => replaced.get(letter) ?? letter)
      .replace(dropped, '')
      .replace(/[\s\u0085]+/g, ' ')
      .trim()
  )
}

/** Letters and digits alone, so that `5w30` meets `5W-30`. */
export function compactText(text: string): string {
  return foldText(text).replace(/[^a-z0-9\u00DF-\u024F\u0620-\u06D3]+/g, '')
}
