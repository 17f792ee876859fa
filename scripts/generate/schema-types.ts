import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import { type GraphQLSchema, parse, printSchema } from 'graphql'

/** Input and output types of scalars for resolvers; `scalars.ts` of the server reads and writes them. */
const scalars = {
  ID: { input: 'string', output: 'string' },
  DateTime: { input: 'Date', output: 'Date' },
  Date: { input: 'string', output: 'Date | string' },
  Decimal: 'number',
  PositiveDecimal: 'number',
  PositiveInt: 'number',
  Minute: 'number',
  Hour: 'number',
  Day: 'number',
  UUID: 'string',
  Metadata: 'Readonly<Record<string, string>>',
}

/** Every type, input, enum and list of arguments of the schema, in the server's types. */
export function schemaTypes(schema: GraphQLSchema): Promise<string> {
  return codegen({
    filename: 'schema.ts',
    schema: parse(printSchema(schema)),
    schemaAst: schema,
    documents: [],
    plugins: [{ typescript: {} }],
    pluginMap: { typescript: typescriptPlugin },
    config: {
      scalars,
      defaultScalarType: 'unknown',
      skipTypename: true,
      enumsAsTypes: true,
      immutableTypes: true,
      maybeValue: 'T | null | undefined',
    },
  })
}
