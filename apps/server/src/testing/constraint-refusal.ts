/** The constraint that refused a statement; undefined when nothing did. Other faults go on. */
export async function refusalOf(statement: Promise<unknown>): Promise<string | undefined> {
  try {
    await statement
    return undefined
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint) return constraint
    throw error
  }
}

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return constraintOf(error.cause)
}
