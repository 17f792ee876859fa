/** Content of a drawn picture. Every field is plain data, so a product's picture follows its attributes. */
export type PictureSpec =
  | OilCanSpec
  | TyreSpec
  | BatterySpec
  | FilterSpec
  | BrakeSpec
  | SmallPartSpec
  | BottleSpec
  | CarCareSpec
  | FuelSpec
  | AccessorySpec
  | ServiceSpec
  | { readonly drawing: 'gift-box'; readonly palette: PaletteName; readonly contents: GiftBoxContents }
  | { readonly drawing: 'placeholder' }

export type PaletteName =
  | 'amber'
  | 'blue'
  | 'graphite'
  | 'green'
  | 'orange'
  | 'plum'
  | 'red'
  | 'sand'
  | 'silver'
  | 'teal'
  | 'white'

export type OilCanSpec = {
  readonly drawing: 'oil-can'
  /** As on the label, in Latin letters. */
  readonly brand: string
  readonly line: string
  readonly shape: 'bottle' | 'can' | 'jug' | 'pail'
  readonly palette: PaletteName
  readonly grade: string
  readonly volume: string
  readonly standard?: string
  readonly view?: 'front' | 'back' | 'pour'
}

/** Its wordmark in Latin letters, a product's own brand unless the drawing names one, and the line of that brand. */
export type Branded = { readonly brand?: string; readonly line?: string }

export type TyreSpec = Branded & {
  readonly drawing: 'tyre'
  readonly tread: 'touring' | 'sport' | 'all-terrain'
  readonly rim: 'five-spoke' | 'multi-spoke' | 'split-spoke' | 'steel'
  readonly size: string
  readonly view?: 'side' | 'tread' | 'stack'
}

export type BatterySpec = Branded & {
  readonly drawing: 'battery'
  readonly build: 'standard' | 'agm' | 'motorcycle'
  readonly palette: PaletteName
  readonly capacity: string
  readonly voltage: string
  readonly view?: 'front' | 'top'
}

export type FilterSpec = Branded & {
  readonly drawing: 'oil-filter' | 'air-filter' | 'cabin-filter'
  readonly palette: PaletteName
  readonly code: string
}

export type BrakeSpec =
  | { readonly drawing: 'brake-pads'; readonly palette: PaletteName; readonly code: string }
  | { readonly drawing: 'brake-disc'; readonly face: 'plain' | 'drilled' | 'slotted'; readonly code: string }

export type SmallPartSpec =
  | { readonly drawing: 'spark-plugs'; readonly metal: 'nickel' | 'iridium' }
  | { readonly drawing: 'wiper-blades'; readonly build: 'flat' | 'framed'; readonly size: string }
  | { readonly drawing: 'headlamp-bulbs'; readonly lamp: 'led' | 'halogen'; readonly code: string }

export type BottleSpec = Branded & {
  readonly drawing: 'bottle'
  readonly shape: 'coolant' | 'brake-fluid' | 'washer-fluid' | 'polish' | 'wax-tin' | 'spray' | 'additive'
  readonly palette: PaletteName
  readonly label: string
  readonly volume: string
}

export type CarCareSpec =
  | { readonly drawing: 'car-wash'; readonly body: CarBody; readonly palette: PaletteName }
  | { readonly drawing: 'interior-cleaning'; readonly palette: PaletteName }
  | { readonly drawing: 'polishing'; readonly body: CarBody; readonly palette: PaletteName }
  | { readonly drawing: 'microfibre-kit'; readonly palette: PaletteName; readonly label: string }

export type CarBody = 'saloon' | 'suv' | 'pickup'

export type FuelSpec =
  | { readonly drawing: 'fuel-can'; readonly palette: PaletteName; readonly volume: string }
  | {
      readonly drawing: 'fuel-card'
      readonly palette: PaletteName
      readonly grade: string
      readonly amount: string
    }
  | { readonly drawing: 'fuel-pump'; readonly palette: PaletteName; readonly grade: string }

export type AccessorySpec =
  | { readonly drawing: 'jump-starter'; readonly palette: PaletteName; readonly label: string }
  | { readonly drawing: 'tyre-inflator'; readonly palette: PaletteName; readonly label: string }
  | { readonly drawing: 'phone-holder'; readonly palette: PaletteName }
  | { readonly drawing: 'floor-mats'; readonly palette: PaletteName }
  | { readonly drawing: 'sunshade'; readonly palette: PaletteName }
  | { readonly drawing: 'dash-camera'; readonly palette: PaletteName; readonly label: string }
  | { readonly drawing: 'air-freshener'; readonly palette: PaletteName }

export type ServiceSpec = {
  readonly drawing: 'service'
  readonly service:
    | 'oil-change'
    | 'tyre-fitting'
    | 'wheel-balancing'
    | 'battery-fitting'
    | 'air-conditioning'
    | 'inspection'
    | 'brake-service'
    | 'roadside-help'
  readonly palette: PaletteName
}

export type GiftBoxContents = 'oil-service' | 'road-trip' | 'car-care'
