import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type SecretConfig = { AUTH_SECRET?: string | undefined; DATA_DIR: string }

/**
 * The secret behind tokens and codes. It is configured, or else made at the first start and stored in DATA_DIR,
 * never in the database: a reader of the tables alone can neither sign a token nor guess a code.
 */
export function readSecret({ AUTH_SECRET, DATA_DIR }: SecretConfig): string {
  return AUTH_SECRET ?? readStored(DATA_DIR) ?? makeStored(DATA_DIR)
}

const fileIn = (dataDir: string) => path.join(dataDir, 'auth-secret')

function readStored(dataDir: string): string | undefined {
  try {
    return readFileSync(fileIn(dataDir), 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Two processes may start at once, in containers with the same process number: the link is made by one of them, and both read what it points to. */
function makeStored(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true })
  const draft = `${fileIn(dataDir)}.${randomUUID()}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, fileIn(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(fileIn(dataDir), 'utf8').trim()
}
