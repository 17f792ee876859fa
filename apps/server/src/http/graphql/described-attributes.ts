export type {
  Assignment,
  AttributeInputType,
  DescribedAttribute,
  DescribedValue,
} from '#kernel/described-attributes.ts'
