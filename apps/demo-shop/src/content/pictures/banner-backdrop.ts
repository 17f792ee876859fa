export type BannerMood = keyof typeof moods

/** Start side and end side. White text on the start side keeps 4.5:1 in every mood. */
export const moods = {
  green: { start: '#07502b', end: '#12864b' },
  deep: { start: '#0b1a13', end: '#173a2a' },
  amber: { start: '#7a4300', end: '#d98806' },
  sky: { start: '#0a4a63', end: '#1a8fb0' },
  plum: { start: '#3a1c45', end: '#7a3d86' },
} as const

/** A soft rise, so that no edge shows where the calm side ends. */
const rise = [
  [0, 0],
  [0.3, 0.03],
  [0.5, 0.14],
  [0.7, 0.42],
  [0.86, 0.76],
  [1, 1],
] as const

/** The ground of a banner, drawn for left to right. */
export function bannerBackdrop({ mood, width, height }: { mood: BannerMood; width: number; height: number }) {
  const { start, end } = moods[mood]
  return `
    <defs>
    <linearGradient id="ground">
    ${rise.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${end}" stop-opacity="${opacity}"/>`).join('')}
    </linearGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="${start}"/>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
  `
}
