import type { Brush } from '../../catalogue/pictures/brush.ts'
import type { CentrePicture } from './centre-picture.ts'

const skies = {
  morning: ['#bfe0ee', '#fdf3dc'],
  noon: ['#7fbfe0', '#dff0f6'],
  evening: ['#5d6fa3', '#f6b783'],
} as const

/** What is seen over the roof, in the air of the hour. */
export function landscape({ light, behind }: CentrePicture, brush: Brush): string {
  const [top, foot] = skies[light]
  const sky = brush.linear(
    [
      [0, top],
      [1, foot],
    ],
    'down',
  )
  const sun = { morning: [560, 70], noon: [420, 34], evening: [600, 196] } as const
  const [x, y] = sun[light]
  return `
    <path d="M0 0h640v250h-640z" fill="${sky}"/>
    <circle cx="${x}" cy="${y}" r="26" fill="#fff6d8" opacity="${light === 'noon' ? 0.6 : 0.85}"/>
    ${distances[behind]}
  `
}

const distances: Record<CentrePicture['behind'], string> = {
  hills: `
    <path d="M0 250v-110l54-44 40 26 62-66 58 58 46-22 70 64 58-50 62 42 50-62 70 58 70-38v144z" fill="#a58f7d"/>
    <path d="M0 250v-70l80-34 76 36 90-50 84 54 90-40 92 48 128-46v102z" fill="#8d7765"/>
    <path d="M156 56l14 62-30 34zM480 86l16 50-28 30z" fill="#fff" opacity=".12"/>
  `,
  dunes: `
    <path d="M0 250v-84q110-70 210-8t220-26q110-50 210 14v104z" fill="#e3b878"/>
    <path d="M0 250v-44q150-54 290-6t350-32v82z" fill="#cf9a55"/>
    <path d="M96 122q70 20 114 36-60-6-114-36zM430 132q60 4 110 34-60-18-110-34z" fill="#fff" opacity=".25"/>
  `,
  town: `
    <path d="M0 250v-96h54v-34h46v60h40v-88h58v110h36v-60h64v40h50v-84h48v70h54v-46h60v74h44v-52h46v-30h40v136z" fill="#d9cdb9"/>
    <path d="M556 250v-150q0-30 14-46 14 16 14 46v150zM562 54l8-22 8 22z" fill="#efe7d8"/>
    <path d="M18 172h16m-16 20h16M156 112h14m12 0h10m-36 22h14m12 0h10M312 152h16m12 0h12M416 96h14m-14 22h14M500 158h16" stroke="#a6957a" stroke-width="7"/>
  `,
  palms: `
    <path d="M0 250v-60q120-26 320-8t320-16v84z" fill="#b9c48c"/>
    ${palm(70, 108)}${palm(128, 132)}${palm(548, 96)}${palm(606, 124)}
  `,
  sea: `
    <path d="M0 170h640v80h-640z" fill="#4e9fb5"/>
    <path d="M30 186h70m60 12h90m120-14h80m70 18h90" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    <path d="M0 172l60-44 70 20 60 24zM470 172l60-34 56 10 54-20v44z" fill="#9a8674"/>
    <path d="M300 172l10-60q30 30 34 56zM292 174h60l-12 14h-40z" fill="#f7f2e6"/>
  `,
}

function palm(x: number, y: number): string {
  return `
    <path d="M${x} 250q-8-60 2-${240 - y}" fill="none" stroke="#8a6a45" stroke-width="9"/>
    <path d="M${x + 2} ${y + 8}q-40-22-56 20 30-24 56-20-30-34-50-28 30-6 50 28 2-40 30-44-22 16-30 44 26-28 52-8-30-8-52 8 40-4 46 26-18-26-46-26z" fill="#4d7f45"/>
  `
}
