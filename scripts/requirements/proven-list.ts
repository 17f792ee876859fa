/** The checked-in list of rows that were proven once and must stay so, one id a line. */
export function readProvenList(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
}

export function writeProvenList(ids: readonly string[]): string {
  return `${heading}\n${ids.join('\n')}\n`
}

/** Which rows of the list are proven no longer, and which proven ones are not in it yet. */
export function compareWithList(
  list: readonly string[],
  proven: readonly string[],
): { lost: string[]; added: string[] } {
  const [listed, now] = [new Set(list), new Set(proven)]
  return { lost: list.filter((id) => !now.has(id)), added: proven.filter((id) => !listed.has(id)) }
}

const heading = [
  '# Rows of requirements.md that tests prove. npm test -- --all fails when one is proven no longer;',
  '# npm run requirements -- --update adds new ones. A row is taken out by hand, with its reason in the commit.',
].join('\n')
