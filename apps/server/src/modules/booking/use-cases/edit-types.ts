import type { Database } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { recordCommands } from '#modules/staff/index.ts'
import type {
  EditedCentreType,
  EditedCentreTypeFields,
  EditedServiceType,
  EditedServiceTypeFields,
  NewServiceType,
} from '../rules/edited-types.ts'
import {
  deleteCentreTypeRow,
  deleteServiceTypeRow,
  findEditedCentreType,
  findEditedServiceType,
  insertCentreType,
  insertServiceType,
  listCentreTypeRows,
  listServiceTypeRows,
  updateCentreType,
  updateServiceType,
} from '../storage/edited-type-queries.ts'

/** Kinds of centres, which belong to no centre: who edits the catalogue edits them. */
export const centreTypeCommands = recordCommands<
  EditedCentreTypeFields,
  EditedCentreTypeFields,
  EditedCentreType
>({
  subject: 'centre-type',
  actions: 'centre-types',
  table: 'centre_types',
  parts: [],
  fieldOf: { centre_types_slug_unique: 'slug' },
  find: findEditedCentreType,
  check: checkNames,
  insert: async (tx, fields) => ok(await insertCentreType(tx, fields)),
  update: async (tx, key, fields) => ok(await updateCentreType(tx, key, fields)),
  delete: deleteCentreTypeRow,
  logged: ({ slug, nameEn, nameAr, position }) => ({ slug, nameEn, nameAr, position }),
})

/** Kinds of work with the categories that they are done for. */
export const serviceTypeCommands = recordCommands<EditedServiceTypeFields, NewServiceType, EditedServiceType>(
  {
    subject: 'service-type',
    actions: 'service-types',
    table: 'service_types',
    parts: ['service_type_categories'],
    fieldOf: {
      service_types_slug_unique: 'slug',
      service_type_categories_category_id_categories_id_fk: 'category_ids',
    },
    find: findEditedServiceType,
    check: checkNames,
    insert: async (tx, fields) => ok(await insertServiceType(tx, fields)),
    update: async (tx, key, fields) => ok(await updateServiceType(tx, key, fields)),
    delete: deleteServiceTypeRow,
    logged: ({ slug, nameEn, nameAr, position, serviceType, categoryIds }) => ({
      slug,
      nameEn,
      nameAr,
      position,
      serviceType,
      categoryIds,
    }),
  },
)

export function listCentreTypesToEdit({ db }: { db: Database }): Promise<EditedCentreType[]> {
  return listCentreTypeRows(db)
}

export function listServiceTypesToEdit({ db }: { db: Database }): Promise<EditedServiceType[]> {
  return listServiceTypeRows(db)
}

function checkNames<Fields extends EditedCentreTypeFields>(input: Fields): Outcome<Fields, string> {
  const fields = { ...input, nameEn: sanitiseText(input.nameEn), nameAr: sanitiseText(input.nameAr) }
  return fields.nameEn && fields.nameAr ? ok(fields) : refuse('REQUIRED', { field: 'name' })
}
