/** What is left out of one module of a package. Names and texts are the module's own. */
export type LeftOut = {
  /** The module as a whole, with what stands in for it. */
  readonly module?: string
  /** Functions that are never called or do less here, with the body that they get. */
  readonly functions?: Readonly<Record<string, string>>
  /** What variables are, as far as the shop is concerned. */
  readonly values?: Readonly<Record<string, string>>
  /** Conditions that are always the same here. */
  readonly conditions?: Readonly<Record<string, string>>
  /** Statements that do nothing here, by how they begin. */
  readonly statements?: readonly string[]
}

/** As parsers of ECMAScript give it. */
export type SyntaxNode = { type: string; start: number; end: number; [part: string]: unknown }

type Edit = { key: string; start: number; end: number; text: string }

/** A module without these parts. The bundler then leaves out what only they have used. */
export function leaveOut(code: string, root: SyntaxNode, part: LeftOut): string {
  const edits: Edit[] = []
  const visit = (node: SyntaxNode) => {
    const edit = editOf(node, code, part)
    if (edit) edits.push(edit)
    for (const child of childrenOf(node)) {
      // What is replaced needs no further edits.
      if (!edit || child.start >= edit.end || child.end <= edit.start) visit(child)
    }
  }
  visit(root)
  const missing = missingParts(part, edits)
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')} any more`)
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

function editOf(node: SyntaxNode, code: string, part: LeftOut): Edit | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return replacement(part.functions, nameOf(node), partOf(node, 'body'), (body) => `{ ${body} }`)
    case 'VariableDeclarator':
      return replacement(part.values, nameOf(node), partOf(node, 'init'))
    default:
      return statementEdit(node, code, part) ?? conditionEdit(node, code, part)
  }
}

function statementEdit(node: SyntaxNode, code: string, part: LeftOut): Edit | undefined {
  const { type, start, end } = node
  if (!type.endsWith('Statement')) return undefined
  const key = part.statements?.find((begin) => code.startsWith(begin, start))
  if (key === undefined) return undefined
  // What happens otherwise may well be needed: such a statement is named by its condition.
  if (partOf(node, 'alternate')) throw new Error(`${key} has an else, which would go as well`)
  return { key, start, end, text: ';' }
}

function conditionEdit(node: SyntaxNode, code: string, part: LeftOut): Edit | undefined {
  const test = partOf(node, 'test')
  return replacement(part.conditions, test && code.slice(test.start, test.end), test)
}

function replacement(
  instead: Readonly<Record<string, string>> | undefined,
  key: string | undefined,
  place: SyntaxNode | undefined,
  write = (text: string) => text,
): Edit | undefined {
  if (!instead || key === undefined || !place || !Object.hasOwn(instead, key)) return undefined
  return { key, start: place.start, end: place.end, text: write(instead[key] ?? '') }
}

function nameOf(node: SyntaxNode): string | undefined {
  const name = partOf(node, 'id')?.name
  return typeof name === 'string' ? name : undefined
}

function partOf(node: SyntaxNode, part: string): SyntaxNode | undefined {
  const found = node[part]
  return isNode(found) ? found : undefined
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function missingParts(
  { functions, values, conditions, statements }: LeftOut,
  edits: readonly Edit[],
): string[] {
  const found = new Set(edits.map(({ key }) => key))
  const named = [functions, values, conditions].flatMap((texts) => Object.keys(texts ?? {}))
  return [...named, ...(statements ?? [])].filter((key) => !found.has(key))
}
