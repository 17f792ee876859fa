/**
 * Makes plain text out of whatever was typed: one spelling of each letter, and no characters that are not seen but change
 * what stands around them (controls, overrides of the direction, halves of characters). Line breaks and tabs stay. Markup is
 * left as it is: plain text is shown as text and nowhere read as markup.
 */
export function sanitiseText(text: string): string {
  return text.toWellFormed().normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(unseen, '').trim()
}

// Of the marks of direction those stay that turn nothing around: U+200E, U+200F and U+061C.
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffd]/g
