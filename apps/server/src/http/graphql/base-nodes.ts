import type { Assignment, DescribedAttribute, DescribedValue } from '#kernel/described-attributes.ts'
import type { CommonResolvers } from './resolvers.generated.ts'
import type { MetadataError } from './schema.generated.ts'

/** Which types stand behind the GraphQL types that belong to no module. Modules add their own. */
export type BaseNodes = {
  Attribute: DescribedAttribute
  AttributeValue: DescribedValue
  AssignedChoiceAttributeValue: DescribedValue
  AssignedSwatchAttributeValue: DescribedValue
  SelectedAttribute: Assignment
  ObjectWithMetadata: MetadataNode
  UpdateMetadata: {
    item: MetadataNode | null
    errors: readonly MetadataError[]
    metadataErrors: readonly MetadataError[]
  }
  /** The interface and everything that implements it. */
  [name: `Assigned${string}Attribute`]: Assignment
}

/** Any object with metadata; its type is known by name alone. */
export type MetadataNode = {
  __typename: ReturnType<CommonResolvers<unknown>['ObjectWithMetadata']['resolveType']>
}
