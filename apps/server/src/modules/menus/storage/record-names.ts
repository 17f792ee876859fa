import { namedBy, type RecordNamers } from '#commands/record-names.ts'

export const menuNames: RecordNamers = {
  menu: namedBy('menus', 'name'),
}
