import type { CarBody, PaletteName } from '../../catalogue/pictures/picture-spec.ts'

/** How a centre looks: every field is a choice of its own, so that no two of the demo are alike. */
export type CentrePicture = {
  readonly front: 'workshop' | 'station' | 'shop' | 'wash' | 'van'
  /** Of the wall: rendered and painted, clad in metal, or the stone of the mountains. */
  readonly wall: 'white' | 'sand' | 'metal' | 'stone'
  /** Of doors, sign and overalls. */
  readonly palette: PaletteName
  readonly roof: 'flat' | 'crenels' | 'barrel'
  /** Doors or windows beside each other. */
  readonly bays: 2 | 3 | 4
  readonly behind: 'hills' | 'dunes' | 'town' | 'palms' | 'sea'
  readonly light: 'morning' | 'noon' | 'evening'
  readonly crew: readonly CrewMember[]
  readonly car: { readonly body: CarBody; readonly palette: PaletteName }
}

/** People of the centre at work, drawn small and without faces. */
export type CrewMember = {
  readonly dress: 'overall' | 'dishdasha' | 'apron'
  readonly skin: 'light' | 'brown' | 'dark'
  readonly holds: 'spanner' | 'tablet' | 'tyre' | 'sponge' | 'nothing'
}
