import { defineModule } from '#http/define-module.ts'
import { pictures } from './storage/pictures.tables.ts'

/** The library of pictures. */
export const mediaModule = defineModule({
  name: 'media',
  tables: [pictures],
})
