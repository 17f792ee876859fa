import type { LatLngTuple } from 'leaflet'

/** In the languages of the shop; a name is chosen by the language of the page around the map. */
export type LocalName = { readonly en: string; readonly ar: string }

export type Road = {
  /** Motorways are seen from afar, streets from close by. */
  readonly kind: 'motorway' | 'main' | 'street'
  readonly name?: LocalName
  readonly line: readonly LatLngTuple[]
}

/** Main roads, written by hand and good to a few hundred metres in Muscat and a kilometre elsewhere: something to go by where no tiles are. */
export const mainRoads: readonly Road[] = [
  {
    kind: 'motorway',
    name: { en: 'Sultan Qaboos Street', ar: 'شارع السلطان قابوس' },
    line: points(
      '23.680 57.886, 23.640 58.060, 23.615 58.150, 23.589 58.228, 23.586 58.288, 23.592 58.370, 23.590 58.395, 23.597 58.430, 23.604 58.455, 23.608 58.480, 23.597 58.505, 23.601 58.545, 23.617 58.566',
    ),
  },
  {
    kind: 'motorway',
    name: { en: 'Muscat Expressway', ar: 'طريق مسقط السريع' },
    line: points(
      '23.615 58.020, 23.590 58.130, 23.575 58.200, 23.570 58.290, 23.570 58.360, 23.575 58.420, 23.584 58.450, 23.592 58.490, 23.597 58.505',
    ),
  },
  {
    kind: 'motorway',
    name: { en: 'Nizwa Road', ar: 'طريق نزوى' },
    line: points(
      '23.587 58.222, 23.547 58.205, 23.463 58.106, 23.408 58.128, 23.298 57.953, 22.940 57.770, 22.933 57.533',
    ),
  },
  {
    kind: 'motorway',
    name: { en: 'Al Batinah Highway', ar: 'طريق الباطنة' },
    line: points(
      '23.680 57.886, 23.740 57.570, 23.820 57.430, 23.940 57.080, 24.145 56.870, 24.330 56.700, 24.510 56.560, 24.730 56.440, 24.970 56.370',
    ),
  },
  {
    kind: 'motorway',
    name: { en: 'Sur Road', ar: 'طريق صور' },
    line: points('23.545 58.470, 23.500 58.520, 23.400 58.690, 23.270 58.900, 22.960 59.190, 22.567 59.500'),
  },
  {
    kind: 'main',
    line: points('23.408 58.128, 23.000 58.380, 22.691 58.533, 22.450 58.800, 22.300 59.080, 22.567 59.500'),
  },
  { kind: 'main', line: points('22.933 57.533, 22.979 57.305, 23.226 56.516, 23.900 55.950, 24.251 55.793') },
  { kind: 'main', line: points('24.347 56.709, 24.290 56.300, 24.251 55.793') },
  {
    kind: 'main',
    line: points(
      '22.933 57.533, 22.379 57.527, 20.900 56.900, 19.959 56.276, 18.600 55.000, 17.300 54.150, 17.015 54.092',
    ),
  },
  {
    kind: 'main',
    name: { en: '18 November Street', ar: 'شارع 18 نوفمبر' },
    line: points(
      '23.611 58.292, 23.6035 58.318, 23.6012 58.335, 23.5995 58.352, 23.598 58.375, 23.5975 58.393, 23.5985 58.410, 23.6015 58.424',
    ),
  },
  {
    kind: 'main',
    name: { en: 'Seeb Street', ar: 'شارع السيب' },
    line: points('23.672 58.185, 23.640 58.222, 23.622 58.250, 23.608 58.280, 23.611 58.292'),
  },
  {
    kind: 'main',
    name: { en: 'Dohat Al Adab Street', ar: 'شارع دوحة الأدب' },
    line: points('23.588 58.395, 23.5895 58.412, 23.5925 58.427, 23.5975 58.446'),
  },
  {
    kind: 'main',
    name: { en: 'Al Amerat Road', ar: 'طريق العامرات' },
    line: points('23.577 58.430, 23.562 58.450, 23.540 58.468, 23.524 58.498'),
  },
  {
    kind: 'main',
    name: { en: 'Muttrah Corniche', ar: 'كورنيش مطرح' },
    line: points(
      '23.617 58.566, 23.6193 58.574, 23.6165 58.586, 23.614 58.593, 23.602 58.600, 23.577 58.607',
    ),
  },
  {
    kind: 'street',
    name: { en: 'Al Azaiba Street', ar: 'شارع العذيبة' },
    line: points('23.6014 58.334, 23.589 58.336, 23.571 58.340, 23.556 58.335'),
  },
  {
    kind: 'street',
    name: { en: 'Ghala Street', ar: 'شارع غلا' },
    line: points('23.5990 58.358, 23.591 58.358, 23.573 58.360, 23.563 58.364'),
  },
  {
    kind: 'street',
    name: { en: 'Al Ghubrah Street', ar: 'شارع الغبرة' },
    line: points('23.6030 58.394, 23.590 58.393, 23.574 58.399, 23.556 58.402'),
  },
  {
    kind: 'street',
    name: { en: 'Al Khuwair Street', ar: 'شارع الخوير' },
    line: points('23.6062 58.424, 23.5965 58.427, 23.588 58.428, 23.577 58.430'),
  },
  {
    kind: 'street',
    name: { en: 'Al Kharjiyah Street', ar: 'شارع الخارجية' },
    line: points(
      '23.6015 58.424, 23.605 58.440, 23.612 58.453, 23.6195 58.468, 23.6165 58.481, 23.608 58.480',
    ),
  },
  {
    kind: 'street',
    name: { en: 'Ruwi Street', ar: 'شارع روي' },
    line: points('23.6105 58.552, 23.601 58.545, 23.595 58.545, 23.587 58.552, 23.590 58.560, 23.578 58.577'),
  },
  {
    kind: 'street',
    name: { en: 'Mina Al Fahal Street', ar: 'شارع ميناء الفحل' },
    line: points('23.599 58.503, 23.613 58.510, 23.628 58.514'),
  },
  {
    kind: 'street',
    name: { en: 'Al Mawaleh Street', ar: 'شارع الموالح' },
    line: points('23.640 58.222, 23.616 58.236, 23.597 58.240, 23.573 58.243'),
  },
  {
    kind: 'street',
    name: { en: 'Al Khoudh Street', ar: 'شارع الخوض' },
    line: points('23.660 58.172, 23.620 58.172, 23.590 58.170, 23.562 58.165'),
  },
  {
    kind: 'street',
    name: { en: 'Al Maabilah Street', ar: 'شارع المعبيلة' },
    line: points('23.672 58.128, 23.630 58.110, 23.600 58.114'),
  },
]

function points(written: string): LatLngTuple[] {
  return written.split(', ').map((pair) => {
    const [latitude = 0, longitude = 0] = pair.split(' ').map(Number)
    return [latitude, longitude]
  })
}
