import type { Brush } from '../../catalogue/pictures/brush.ts'
import { spanner } from '../../catalogue/pictures/drawings/marks.ts'
import { type Palette, palettes } from '../../catalogue/pictures/palettes.ts'
import { floorShadows } from '../../catalogue/pictures/sketch.ts'
import type { CentrePicture, CrewMember } from './centre-picture.ts'

const skins = { light: '#d9a981', brown: '#b07a52', dark: '#7d5236' } as const

/** The people of the centre beside its doors, each in what they wear and with what they work with. */
export function crew({ crew: members, palette }: CentrePicture, brush: Brush): string {
  const from = 618 - members.length * 58
  return members
    .map((member, index) => {
      const x = from + index * 62
      const y = 292 - (index % 2) * 10
      return `
        <g transform="translate(${x} ${y})">
        ${floorShadows([{ cx: 0, cy: 0, rx: 24 }], brush)}
        ${person(member, palettes[palette])}
        ${things[member.holds](brush)}
        </g>
      `
    })
    .join('')
}

function person({ dress, skin }: CrewMember, palette: Palette): string {
  const face = skins[skin]
  return clothes[dress](palette, face)
}

/** Feet stand on the origin; 110 high. */
const clothes: Record<CrewMember['dress'], (palette: Palette, face: string) => string> = {
  overall: (palette, face) =>
    `
      <path d="M-14-2v-46h12l2 22 2-22h12v46h-11l-3-34-3 34z" fill="${palette.deep}"/>
      <path d="M-19-48q-2-34 6-36h26q8 2 6 36z" fill="${palette.base}"/>
      <path d="M-17-80l-9 34 8 4 7-24zM17-80l9 34-8 4-7-24z" fill="${palette.base}"/>
      <circle cx="-22" cy="-41" r="5" fill="${face}"/><circle cx="22" cy="-41" r="5" fill="${face}"/>
      <path d="M-17-56h34" stroke="#fff" stroke-opacity=".7" stroke-width="4"/>
      <circle cy="-96" r="12" fill="${face}"/>
      <path d="M-13-98q0-14 13-14t13 14h8v3h-34z" fill="${palette.accent}"/>
    `,
  dishdasha: (palette, face) =>
    `
      <path d="M-18-2l3-78q2-5 8-5h14q6 0 8 5l3 78z" fill="#fbfaf5"/>
      <path d="M-6-2l2-60M7-2l-2-60" stroke="#cfc9b8" stroke-width="2"/>
      <path d="M-15-80l-9 36 8 3 6-24zM15-80l9 36-8 3-6-24z" fill="#f1eee4"/>
      <circle cx="-20" cy="-40" r="5" fill="${face}"/><circle cx="20" cy="-40" r="5" fill="${face}"/>
      <circle cy="-95" r="12" fill="${face}"/>
      <path d="M-12-98v-10q12-7 24 0v10q-12-4-24 0z" fill="#fff"/>
      <path d="M-12-101q12-4 24 0" fill="none" stroke="${palette.base}" stroke-width="3"/>
    `,
  apron: (palette, face) =>
    `
      <path d="M-13-2v-44h26v44h-10l-3-32-3 32z" fill="#39424a"/>
      <path d="M-18-46q-2-36 6-38h24q8 2 6 38z" fill="#dfe5e2"/>
      <path d="M-16-80l-9 32 8 4 6-22zM16-80l9 32-8 4-6-22z" fill="#dfe5e2"/>
      <path d="M-11-74h22v44h-22z" fill="${palette.base}"/>
      <path d="M-11-74l-4-8M11-74l4-8" stroke="${palette.base}" stroke-width="4"/>
      <circle cx="-22" cy="-42" r="5" fill="${face}"/><circle cx="22" cy="-42" r="5" fill="${face}"/>
      <circle cy="-96" r="12" fill="${face}"/>
      <path d="M-12-97q0-15 12-15t12 15q-12-8-24 0z" fill="#2b211b"/>
    `,
}

const things: Record<CrewMember['holds'], (brush: Brush) => string> = {
  spanner: (brush) => spanner('translate(25 -54)rotate(18)scale(.15)', brush),
  tablet: () => '<path d="M8-62h22v16h-22z" fill="#1c2226"/><path d="M10-60h18v12h-18z" fill="#9fd8c0"/>',
  tyre: () =>
    '<circle cx="26" cy="-20" r="20" fill="#1f2326"/><circle cx="26" cy="-20" r="11" fill="#b7c0c5"/><circle cx="26" cy="-20" r="4" fill="#3b4248"/>',
  sponge: () =>
    '<rect x="16" y="-48" width="18" height="11" rx="4" fill="#f6c445"/><circle cx="20" cy="-54" r="4" fill="#fff"/><circle cx="30" cy="-52" r="3" fill="#fff"/>',
  nothing: () => '',
}
