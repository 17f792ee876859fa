/** Reads the statements out of what a client sends to PostgreSQL, however it is divided. Values are not looked at. */
export function readStatements(): (bytes: Buffer) => string[] {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const found: string[] = []
    for (;;) {
      // The first message has no letter in front of its length.
      const letter = isStarted ? 1 : 0
      if (rest.length < letter + 4) return found
      const end = letter + rest.readUInt32BE(letter)
      if (rest.length < end) return found
      const text = isStarted ? statementIn(rest.subarray(0, end)) : undefined
      if (text) found.push(text)
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

/** A simple query, or one that is parsed under a name, which is empty as a rule. */
function statementIn(message: Buffer): string | undefined {
  const letter = String.fromCharCode(message[0] ?? 0)
  if (letter === 'Q') return message.toString('utf8', 5, message.length - 1)
  if (letter !== 'P') return undefined
  const start = message.indexOf(0, 5) + 1
  return message.toString('utf8', start, message.indexOf(0, start))
}
