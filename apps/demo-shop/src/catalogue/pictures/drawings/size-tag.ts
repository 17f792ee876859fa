import { lettering, letteringWidth } from '../lettering.ts'
import { materials } from '../palettes.ts'

/** The paper tag that tells a size or a part code; none where there is nothing to tell. */
export function sizeTag(size: string, centre: number, top: number): string {
  if (!size) return ''
  const wide = Math.round(letteringWidth(size, 36)) + 72
  const left = centre - wide / 2
  return `
    <rect x="${left + 3}" y="${top + 5}" width="${wide}" height="66" rx="14" fill="#0c2117" opacity=".22"/>
    <rect x="${left}" y="${top}" width="${wide}" height="66" rx="14" fill="${materials.paper}"/>
    <path d="M${left + 14} ${top}h8v66h-8q-14 0-14-14v-38q0-14 14-14z" fill="${materials.brand}"/>
    ${lettering(size, { x: centre + 10, y: top + 15, height: 36, colour: materials.ink })}
  `
}
