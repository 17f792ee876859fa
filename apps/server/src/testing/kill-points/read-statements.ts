/** Reads the statements out of what a client sends to PostgreSQL, however it is divided. Values are not looked at. */
export function readStatements(): (bytes: Buffer) => string[] {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  const prepared = new Map<string, string>()
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    const found: string[] = []
    for (;;) {
      // The first message has no letter in front of its length.
      const letter = isStarted ? 1 : 0
      if (rest.length < letter + 4) return found
      const end = letter + rest.readUInt32BE(letter)
      if (rest.length < end) return found
      const text = isStarted ? statementIn(rest.subarray(0, end), prepared) : undefined
      if (text) found.push(text)
      isStarted = true
      rest = rest.subarray(end)
    }
  }
}

/** A simple query, one that is parsed to be sent once, or the use of one that was prepared under a name. */
function statementIn(message: Buffer, prepared: Map<string, string>): string | undefined {
  const letter = String.fromCharCode(message[0] ?? 0)
  if (letter === 'Q') return message.toString('utf8', 5, message.length - 1)
  const [first, second] = textsOf(message)
  if (letter === 'B') return prepared.get(second)
  if (letter !== 'P') return undefined
  if (first === '') return second
  prepared.set(first, second)
  return undefined
}

/** Name and text of what is parsed; the portal and the name of what is bound. */
function textsOf(message: Buffer): [string, string] {
  const middle = message.indexOf(0, 5)
  return [
    message.toString('utf8', 5, middle),
    message.toString('utf8', middle + 1, message.indexOf(0, middle + 1)),
  ]
}
