import type { RestOlderTexts } from '@warsha/contract/console/older-texts-shape.ts'
import type { OlderTexts } from '#kernel/texts.ts'

/** Names of the contract are written with underscores. */
export function toOlderTexts({ ar, hi }: OlderTexts): RestOlderTexts {
  return { ar: ar.map(toFieldName), hi: hi.map(toFieldName) }
}

function toFieldName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
