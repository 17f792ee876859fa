export type BannerMood = keyof typeof moods
export type BannerMotif = 'dunes' | 'road' | 'rings' | 'peaks' | 'bubbles'

type Backdrop = {
  readonly mood: BannerMood
  readonly motif: BannerMotif
  readonly width: number
  readonly height: number
  readonly stage: number
  readonly prefix: string
}

/** Start side, end side, and the glow behind the things. White text on the start side keeps 4.5:1 in every mood but sand. */
const moods = {
  green: { start: '#07502b', end: '#12864b', glow: '#5fd598' },
  deep: { start: '#0b1a13', end: '#173a2a', glow: '#3d8f68' },
  amber: { start: '#7a4300', end: '#d98806', glow: '#ffd983' },
  sky: { start: '#0a4a63', end: '#1a8fb0', glow: '#a5e6f7' },
  plum: { start: '#3a1c45', end: '#7a3d86', glow: '#d9a8e4' },
  sand: { start: '#f7efdf', end: '#e6cf9f', glow: '#fffaf0' },
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

/** Gradient, glow and one quiet motif, drawn for left to right. */
export function bannerBackdrop(backdrop: Backdrop): string {
  const { width, height, stage, prefix, mood } = backdrop
  const { start, end, glow } = moods[mood]
  const centre = width - stage * 0.5
  const defs = `
    <defs>
    <linearGradient id="${prefix}-ground">
    ${rise.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${end}" stop-opacity="${opacity}"/>`).join('')}
    </linearGradient>
    <radialGradient id="${prefix}-glow">
    <stop offset="0" stop-color="${glow}" stop-opacity=".75"/>
    <stop offset=".5" stop-color="${glow}" stop-opacity=".25"/>
    <stop offset="1" stop-color="${glow}" stop-opacity="0"/>
    </radialGradient>
    </defs>
  `
  return `
    ${defs}
    <rect width="${width}" height="${height}" fill="${start}"/>
    <rect width="${width}" height="${height}" fill="url(#${prefix}-ground)"/>
    <ellipse cx="${centre}" cy="${height * 0.42}" rx="${stage * 0.72}" ry="${height * 0.85}" fill="url(#${prefix}-glow)"/>
    ${motifs[backdrop.motif](backdrop)}
  `
}

const motifs: Record<BannerMotif, (backdrop: Backdrop) => string> = {
  dunes: ({ width: w, height: h, stage }) => {
    const from = w - stage * 1.15
    return `
      <path d="M${from} ${h}q${stage * 0.35}-${h * 0.34} ${stage * 0.7}-${h * 0.16}t${stage * 0.5}-${h * 0.14}v${h * 0.3}z" fill="#fff" opacity=".1"/>
      <path d="M${from + stage * 0.2} ${h}q${stage * 0.4}-${h * 0.2} ${stage * 0.62}-${h * 0.1}t${stage * 0.4}-${h * 0.1}v${h * 0.2}z" fill="#000" opacity=".1"/>
    `
  },
  road: ({ width: w, height: h, stage }) => {
    const vanish = w - stage * 0.42
    const top = h * 0.5
    return `
      <path d="M${vanish - 10} ${top}h20l${stage * 0.62} ${h - top}h-${stage * 1.3}z" fill="#000" opacity=".2"/>
      <path d="M${vanish} ${top + 20}v30m0 24v44m0 30v70" stroke="#fff" stroke-opacity=".35" stroke-width="8"/>
    `
  },
  rings: ({ width: w, height: h, stage }) =>
    `
      <g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${h * 0.035}">
      <circle cx="${w - stage * 0.5}" cy="${h * 0.5}" r="${h * 0.36}"/>
      <circle cx="${w - stage * 0.5}" cy="${h * 0.5}" r="${h * 0.54}"/>
      <circle cx="${w - stage * 0.5}" cy="${h * 0.5}" r="${h * 0.74}"/>
      </g>
    `,
  peaks: ({ width: w, height: h, stage }) => {
    const from = w - stage * 1.2
    const s = stage / 10
    return `
      <path d="M${from} ${h}l${s * 3}-${h * 0.38} ${s * 1.2} ${h * 0.12} ${s * 2}-${h * 0.34} ${s * 1.6} ${h * 0.24} ${s * 1.4}-${h * 0.14} ${s * 2.8} ${h * 0.3}v${h * 0.2}z" fill="#fff" opacity=".09"/>
      <path d="M${from + s * 2} ${h}l${s * 3}-${h * 0.22} ${s * 2} ${h * 0.08} ${s * 3}-${h * 0.2} ${s * 3} ${h * 0.2}v${h * 0.14}z" fill="#000" opacity=".12"/>
    `
  },
  bubbles: ({ width: w, height: h, stage }) => {
    const places = [
      [0.96, 0.2, 0.05],
      [0.86, 0.72, 0.035],
      [0.7, 0.12, 0.03],
      [0.5, 0.08, 0.05],
      [0.3, 0.16, 0.03],
      [0.1, 0.1, 0.045],
      [0.05, 0.38, 0.06],
      [0.16, 0.56, 0.025],
    ] as const
    return `
      <g fill="#fff" fill-opacity=".12" stroke="#fff" stroke-opacity=".45" stroke-width="3">
      ${places.map(([x, y, r]) => `<circle cx="${w - stage * x}" cy="${h * y}" r="${h * r}"/>`).join('')}
      </g>
    `
  },
}
