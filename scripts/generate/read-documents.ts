import {
  buildSchema,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  Source,
  validate,
} from 'graphql'
import type { SourceFile } from './source-files.ts'

export type ReadDocument = { path: string; document: DocumentNode }

/** The text in a file does not fit the schema; `problems` name file and line. */
export class ContractProblems extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ContractProblems'
    this.problems = problems
  }
}

export function readSchema(files: readonly SourceFile[]): GraphQLSchema {
  return refused(() => buildSchema(files.map(({ text }) => text).join('\n')))
}

/** Parses and validates the documents of one front end, which may use each other's fragments. */
export function readDocuments(schema: GraphQLSchema, files: readonly SourceFile[]): ReadDocument[] {
  const documents = files.map((file) => ({
    path: file.path,
    document: refused(() => parse(new Source(file.text, file.path))),
  }))
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: documents.flatMap(({ document }) => document.definitions),
  }
  const errors = [...validate(schema, whole), ...namelessOperations(documents)]
  if (errors.length > 0) throw new ContractProblems(errors.map(withPosition))
  return documents
}

/** Types and constants are named after their operation. */
function namelessOperations(documents: readonly ReadDocument[]): { message: string }[] {
  return documents
    .filter(({ document }) =>
      document.definitions.some(
        ({ kind, ...node }) => kind === Kind.OPERATION_DEFINITION && !('name' in node && node.name),
      ),
    )
    .map(({ path }) => ({ message: `${path}: an operation has no name` }))
}

function refused<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new ContractProblems([withPosition(error as GraphQLError)])
  }
}

function withPosition({
  message,
  nodes,
  source,
  locations,
}: Partial<GraphQLError> & { message: string }): string {
  const file = nodes?.[0]?.loc?.source.name ?? source?.name
  return file ? `${file}:${locations?.[0]?.line ?? 1} ${message}` : message
}
