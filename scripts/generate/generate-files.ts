import { formatFiles } from './format-files.ts'
import { operationFiles } from './operation-files.ts'
import { readSchema } from './read-documents.ts'
import { resolverFiles } from './resolver-files.ts'
import type { SourceFile, Sources } from './source-files.ts'

/** Every generated file, in memory. Throws `ContractProblems` when a document does not fit the schema. */
export async function generateFiles(
  root: string,
  { schema: files, documents }: Sources,
): Promise<SourceFile[]> {
  const schema = readSchema(files)
  const apps = Map.groupBy(documents, ({ path }) => path.split('/').slice(0, 2).join('/'))
  const operations = await Promise.all([...apps].map(([app, own]) => operationFiles(schema, app, own)))
  const resolvers = await resolverFiles(schema, files)
  return formatFiles(root, [...operations.flat(), ...resolvers])
}
