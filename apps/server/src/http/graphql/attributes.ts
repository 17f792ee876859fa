import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { absoluteMediaUrl, type MediaViewer } from '#http/media/absolute-media-url.ts'
import type {
  Assignment,
  AttributeInputType,
  DescribedAttribute,
  DescribedValue,
} from '#kernel/described-attributes.ts'
import type { RichText } from '#kernel/texts.ts'
import { listChoices } from './attribute-choices.ts'
import type { BaseNodes } from './base-nodes.ts'
import { connectionResolvers } from './connection.ts'
import { permissionDenied } from './errors.ts'
import { findTranslation } from './languages.ts'
import { metadataResolvers } from './metadata.ts'
import type { AttributesResolvers } from './resolvers.generated.ts'
import type { LanguageCodeEnum, MeasurementUnitsEnum } from './schema.generated.ts'

const assignedTypes = {
  DROPDOWN: 'AssignedSingleChoiceAttribute',
  MULTISELECT: 'AssignedMultiChoiceAttribute',
  SWATCH: 'AssignedSwatchAttribute',
  NUMERIC: 'AssignedNumericAttribute',
  FILE: 'AssignedFileAttribute',
  PLAIN_TEXT: 'AssignedPlainTextAttribute',
  RICH_TEXT: 'AssignedTextAttribute',
  BOOLEAN: 'AssignedBooleanAttribute',
  DATE: 'AssignedDateAttribute',
  DATE_TIME: 'AssignedDateTimeAttribute',
} as const satisfies Record<AttributeInputType, string>

const choiceTypes: ReadonlySet<AttributeInputType> = new Set(['DROPDOWN', 'MULTISELECT', 'SWATCH'])

/** A caller may say null where the schema has a default. */
const maxAssignments = 100

type Language = { languageCode: LanguageCodeEnum }

const ofFirst =
  <Value>(read: (value: DescribedValue, viewer: MediaViewer) => Value) =>
  ({ values: [first] }: Assignment, _args: unknown, viewer: MediaViewer) =>
    first ? read(first, viewer) : null

const translatedFirst =
  <Value>(read: (value: Translated) => Value) =>
  ({ values: [first] }: Assignment, { languageCode }: Language) => {
    const found = findTranslation(first?.translations, languageCode)
    return found ? read(found) : null
  }

type Translated = { name: string; plainText?: string | null; richText?: RichText | null }

/** Resolvers of `Attribute`, `AttributeValue` and every `Assigned…Attribute`. */
export const attributeResolvers = {
  Attribute: {
    id: ({ id }) => toGlobalId('Attribute', id),
    entityType: () => null,
    // Writing the answer refuses a unit that the schema does not know.
    unit: ({ unit }) => unit as MeasurementUnitsEnum | null | undefined,
    withChoices: ({ inputType }) => choiceTypes.has(inputType),
    choices: listChoices,
    translation: ({ id, translations }, { languageCode }) => {
      const found = findTranslation(translations, languageCode)
      return found && { ...found, id: toGlobalId('AttributeTranslation', id) }
    },
    ...metadataResolvers(({ metadata }: DescribedAttribute) => metadata),
    valueRequired: staffOnly,
    visibleInStorefront: staffOnly,
    filterableInStorefront: staffOnly,
  },
  AttributeValue: {
    id: ({ id }) => toGlobalId('AttributeValue', id),
    file: fileOf,
    reference: () => null,
    translation: ({ id, translations }, { languageCode }) => {
      const found = findTranslation(translations, languageCode)
      return found && { ...found, id: toGlobalId('AttributeValueTranslation', id) }
    },
  },
  AssignedAttribute: {
    resolveType: ({ attribute }) => assignedTypes[attribute.inputType],
  },
  AssignedSingleChoiceAttribute: { value: ofFirst((value) => value) },
  AssignedMultiChoiceAttribute: {
    value: ({ values }, { limit }) => values.slice(0, limit ?? maxAssignments),
  },
  AssignedChoiceAttributeValue: { translation: translatedName },
  AssignedSwatchAttribute: { value: ofFirst((value) => value) },
  AssignedSwatchAttributeValue: {
    hexColor: ({ value }) => value ?? null,
    file: fileOf,
    translation: translatedName,
  },
  AssignedNumericAttribute: { value: ofFirst(({ name }) => toNumber(name)) },
  AssignedFileAttribute: { value: ofFirst(toFile) },
  AssignedPlainTextAttribute: {
    value: ofFirst(({ plainText }) => plainText ?? null),
    translation: translatedFirst(({ plainText }) => plainText ?? null),
  },
  AssignedTextAttribute: {
    value: ofFirst(({ richText }) => richText ?? null),
    translation: translatedFirst(({ richText }) => richText ?? null),
  },
  AssignedBooleanAttribute: { value: ofFirst(({ boolean }) => boolean ?? null) },
  AssignedDateAttribute: { value: ofFirst(({ date }) => date ?? null) },
  AssignedDateTimeAttribute: { value: ofFirst(({ dateTime }) => dateTime ?? null) },
  AssignedSingleCollectionReferenceAttribute: { value: () => null },
  ...connectionResolvers('AttributeValue'),
} satisfies AttributesResolvers<BaseNodes>

/** The fields of `ObjectWithAttributes` and Saleor's older `attributes`. */
export function assignmentResolvers<Parent>(assignmentsOf: (parent: Parent) => readonly Assignment[]) {
  return {
    attributes: assignmentsOf,
    assignedAttributes: (parent: Parent, { limit }: { limit: number | null | undefined }) =>
      assignmentsOf(parent).slice(0, limit ?? maxAssignments),
    assignedAttribute: (parent: Parent, { slug }: { slug: string }) =>
      assignmentsOf(parent).find(({ attribute }) => attribute.slug === slug) ?? null,
  }
}

function translatedName({ translations }: DescribedValue, { languageCode }: Language) {
  return findTranslation(translations, languageCode)?.name ?? null
}

function fileOf(value: DescribedValue, _args: unknown, viewer: MediaViewer) {
  return toFile(value, viewer)
}

function toFile({ fileUrl, contentType }: DescribedValue, viewer: MediaViewer) {
  return fileUrl ? { url: absoluteMediaUrl(fileUrl, viewer), contentType: contentType ?? null } : null
}

function toNumber(text: string): number | null {
  const number = Number.parseFloat(text)
  return Number.isFinite(number) ? number : null
}

function staffOnly(): never {
  throw permissionDenied('MANAGE_PAGES', 'MANAGE_PRODUCTS')
}
