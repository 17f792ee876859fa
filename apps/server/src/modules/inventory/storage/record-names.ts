import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const warehouseNames: RecordNamers = {
  warehouse: namedBy('warehouses', 'name_en', 'name_ar'),
}
