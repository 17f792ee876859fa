import { type GraphQLScalarLiteralParser, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'

type Scalar = {
  serialize?(value: unknown): unknown
  parseValue?(value: unknown): unknown
  parseLiteral?: GraphQLScalarLiteralParser<unknown>
}

/** How the contract's scalars are written and read. Reading `undefined` means: refused as not of this type. */
export const scalarResolvers: Record<string, Scalar> = {
  DateTime: { serialize: toDateTime, ...readFrom(readDateTime) },
  Date: { serialize: toDate, ...readFrom(readDate) },
  Decimal: readFrom(readDecimal),
  PositiveDecimal: readFrom((value) => atLeast(0, readDecimal(value))),
  PositiveInt: readFrom((value) => atLeast(1, readWhole(value))),
  Minute: readFrom((value) => atLeast(0, readWhole(value))),
  Hour: readFrom((value) => atLeast(0, readWhole(value))),
  Day: readFrom((value) => atLeast(0, readWhole(value))),
  UUID: readFrom(readUuid),
  JSON: readFrom((value) => (typeof value === 'object' && value !== null ? value : undefined)),
  JSONString: { serialize: (value) => JSON.stringify(value), ...readFrom(readJsonString) },
}

/** A value written into the document and one sent as a variable are read alike. */
function readFrom(read: (value: unknown) => unknown): Pick<Scalar, 'parseValue' | 'parseLiteral'> {
  return {
    parseValue: read,
    parseLiteral: (node, variables) => read(literalValue(node, variables)),
  }
}

function literalValue(node: ValueNode, variables: Parameters<typeof valueFromASTUntyped>[1]): unknown {
  // An enum name is not a string, though it reads as one.
  return node.kind === Kind.ENUM ? undefined : valueFromASTUntyped(node, variables)
}

function toDateTime(value: unknown): string {
  const time = value instanceof Date ? value : new Date(String(value))
  return time.toISOString().replace('Z', '+00:00')
}

/** Plain dates come from the database as text and stay text: they have no time zone to be shifted by. */
function toDate(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10)
}

function readDateTime(value: unknown): Date | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return undefined
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? undefined : time
}

function readDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const time = new Date(`${value}T00:00:00Z`)
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value)
  return isReal ? value : undefined
}

function readDecimal(value: unknown): number | undefined {
  if (typeof value === 'string') return decimalForm.test(value.trim()) ? Number(value) : undefined
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Digits as people write them: neither `0x10` nor `1e3`. */
const decimalForm = /^-?\d{1,15}(?:\.\d{1,15})?$/

function readWhole(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

function readUuid(value: unknown): string | undefined {
  const isUuid = typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
  return isUuid ? value.toLowerCase() : undefined
}

function readJsonString(value: unknown): unknown {
  if (typeof value !== 'string') return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function atLeast(least: number, value: number | undefined): number | undefined {
  return value !== undefined && value >= least ? value : undefined
}
