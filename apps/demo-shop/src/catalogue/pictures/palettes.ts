import type { PaletteName } from './picture-spec.ts'

export type Palette = {
  /** The body in light, in shade, and where the light falls on it. */
  readonly base: string
  readonly deep: string
  readonly light: string
  /** Caps, bands and emblems, with the colour of lettering on them. */
  readonly accent: string
  readonly accentDeep: string
  readonly onAccent: string
}

const ink = '#13201a'
const white = '#ffffff'

export const palettes = {
  amber: body('#e79a10', '#9c5a02', '#ffd27a', '#0b6b3a', '#064526', white),
  blue: body('#2a67cf', '#133576', '#86b4ff', '#f2a516', '#b87500', ink),
  graphite: body('#3b434a', '#15191d', '#86929c', '#f2a516', '#b87500', ink),
  green: body('#128049', '#05482a', '#74d3a0', '#f2a516', '#b87500', ink),
  orange: body('#ea6a26', '#9d390a', '#ffb487', '#1d3144', '#0d1a26', white),
  plum: body('#7a3d86', '#42204b', '#c392cd', '#f0b94a', '#bb8213', ink),
  red: body('#cc3033', '#80161b', '#ff9a94', '#1f272e', '#0b0f13', white),
  sand: body('#dcc191', '#9d7d49', '#fff0d2', '#7b4719', '#4d2a0b', white),
  silver: body('#c8d1d3', '#839096', '#ffffff', '#b3261e', '#74130e', white),
  teal: body('#118f97', '#065158', '#7ddde0', '#f6c445', '#c18f0c', ink),
  white: body('#eff3f1', '#a3b2aa', '#ffffff', '#0b6b3a', '#064526', white),
} as const satisfies Record<PaletteName, Palette>

/** Shared by all drawings, so that rubber, steel and paper look alike everywhere. */
export const materials = {
  ink,
  white,
  rubber: '#1f2326',
  rubberDeep: '#0c0e10',
  rubberLight: '#4a5157',
  steel: '#c3cbd0',
  steelDeep: '#6d7880',
  steelLight: '#f6f9fa',
  paper: '#fbfcfb',
  paperLine: '#c9d3cd',
  brand: '#0b6b3a',
  brandDeep: '#07502b',
  amber: '#f2a516',
  glass: '#bcd7e4',
} as const

function body(
  base: string,
  deep: string,
  light: string,
  accent: string,
  accentDeep: string,
  onAccent: string,
): Palette {
  return { base, deep, light, accent, accentDeep, onAccent }
}
