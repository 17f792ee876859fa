import type { CrewMember } from './centre-picture.ts'

/** Those at work at the demo's centres; each centre has a crew of its own. */
export const crews = {
  mechanic: { dress: 'overall', skin: 'brown', holds: 'spanner' },
  lead: { dress: 'dishdasha', skin: 'brown', holds: 'tablet' },
  owner: { dress: 'dishdasha', skin: 'light', holds: 'nothing' },
  fitter: { dress: 'overall', skin: 'dark', holds: 'tyre' },
  washer: { dress: 'apron', skin: 'dark', holds: 'sponge' },
  polisher: { dress: 'apron', skin: 'light', holds: 'sponge' },
  helper: { dress: 'overall', skin: 'light', holds: 'nothing' },
  seller: { dress: 'apron', skin: 'brown', holds: 'tablet' },
} as const satisfies Record<string, CrewMember>
