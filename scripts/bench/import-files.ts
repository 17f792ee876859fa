import type { SheetKind } from '../../packages/contract/src/console/imports/sheets.constants.ts'

/** Rows that a shop has to name in a file. */
export type ImportSample = { type: string; category: string; warehouse: string; country: string }

const variantsPerProduct = 2
const rowsPerBrand = 100
const fitmentsPerModel = 5
const regionsPerCity = 50

/** Files of new records with so many rows, in the order in which they need one another. */
export function importFiles(rows: number, sample: ImportSample): [SheetKind, string][] {
  const each = (write: (at: number) => readonly (string | number)[]) =>
    Array.from({ length: rows }, (_, at) => write(at).join(','))
  const file = (heading: string, records: readonly string[]) => [heading, ...records].join('\r\n')
  const sku = (at: number) => `BENCH-${at}`
  return [
    [
      'products',
      file(
        'product,sku,kind,type,category,name_en,name_ar,description_en,variant_name_en,variant_name_ar',
        each((at) => {
          const number = Math.floor(at / variantsPerProduct)
          const { type, category } = sample
          const names = [`Bench product ${number}`, `منتج ${number}`, `A filter of number ${number}`]
          return [`bench-${number}`, sku(at), 'goods', type, category, ...names, `Variant ${at}`, `صنف ${at}`]
        }),
      ),
    ],
    [
      'prices',
      file(
        'sku,channel,price',
        each((at) => [sku(at), 'default-channel', `${(at % 90) + 1}.500`]),
      ),
    ],
    [
      'stock',
      file(
        'sku,warehouse,on_hand',
        each((at) => [sku(at), sample.warehouse, at % 50]),
      ),
    ],
    [
      'codes',
      file(
        'code,name_en,name_ar,type,percent,total_limit',
        each((at) => [`bench${at}`, `Code ${at}`, `رمز ${at}`, 'percent', (at % 50) + 1, 100]),
      ),
    ],
    [
      'cars',
      file(
        'brand,model,year_from,year_to,brand_en,brand_ar,model_en,model_ar,type,oil_grades,oil_litres,tyre_sizes,tyre_count,battery_ah',
        each((at) => {
          const [brand, model] = [Math.floor(at / rowsPerBrand), Math.floor(at / fitmentsPerModel)]
          const year = 1990 + (at % fitmentsPerModel) * 5
          const names = [`Brand ${brand}`, `ماركة ${brand}`, `Model ${model}`, `طراز ${model}`]
          return [
            ...[`bench-${brand}`, `model-${model}`, year, year + 4, ...names],
            ...['passenger', '5W-30 | 0W-20', 4.2, '205/55R16', 4, '55 | 60'],
          ]
        }),
      ),
    ],
    [
      'places',
      file(
        'country,state,city,region,name_en,name_ar,latitude,longitude,governorate',
        each((at) => {
          if (at === 0) return [sample.country, 'bench', '', '', 'Bench', 'مكان', 23.5, 58.2, 'OM-MA']
          const city = Math.floor((at - 1) / regionsPerCity)
          const isCity = (at - 1) % regionsPerCity === 0
          const path = [sample.country, 'bench', `city-${city}`, isCity ? '' : `region-${at}`]
          return [...path, `Place ${at}`, `مكان ${at}`, 23.5, 58.2, '']
        }),
      ),
    ],
  ]
}
