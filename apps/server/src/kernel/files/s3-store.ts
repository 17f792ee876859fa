import { createHash } from 'node:crypto'
import { type FileStore, FileStoreError, type StoredFile } from './file-store.ts'
import { readListing } from './s3-listing.ts'

export type S3Options = {
  bucket: string
  /** What all names begin with in the bucket: empty, or ending in a slash. */
  prefix: string
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** For the whole answer, its body included. */
  timeoutMs?: number
  /** Of a page of a list. */
  maxKeys?: number
}

const defaultTimeoutMs = 10_000
const attempts = 2
const maxBytes = 64_000_000
const maxPages = 10_000

type Sent = { method?: string; query?: Record<string, string>; body?: Buffer; type?: string }
type Answer = { status: number; headers: Headers; body: Buffer }

/** Objects of a bucket, addressed by path: any store that speaks S3 with signatures of version 4. */
export function s3Store({ timeoutMs = defaultTimeoutMs, maxKeys = 1000, ...options }: S3Options): FileStore {
  const base = `${options.endpoint.replace(/\/$/, '')}/${encodeURIComponent(options.bucket)}`
  const signer = once(() => loadSigner(options))

  const ask = async (key: string | undefined, sent: Sent): Promise<Answer> => {
    const query = sent.query ? `?${new URLSearchParams(sent.query)}` : ''
    const path = key === undefined ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`
    const request = await (await signer()).sign(`${base}${path}${query}`, {
      method: sent.method ?? 'GET',
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(sent.body ?? '')
          .digest('hex'),
        ...(sent.type && { 'content-type': sent.type }),
      },
      ...(sent.body && { body: new Uint8Array(sent.body) }),
    })
    const answer = await fetch(request, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    return { status: answer.status, headers: answer.headers, body: await readBody(answer, request.method) }
  }

  /** Every call may be repeated: it writes, removes or reads the same as before. */
  const askTwice = async (key: string | undefined, sent: Sent): Promise<Answer> => {
    const what = `${sent.method ?? 'GET'} ${key ?? options.bucket}`
    for (let attempt = 1; ; attempt++) {
      const last = attempt === attempts
      try {
        const answer = await ask(key, sent)
        if (answer.status < 500 && answer.status !== 429) return answer
        if (last) throw refused(what, answer)
      } catch (error) {
        if (error instanceof FileStoreError) throw error
        if (last) throw new FileStoreError(`The store of files failed: ${what}`, { cause: error })
      }
    }
  }

  const keyOf = (name: string) => `${options.prefix}${name}`

  return {
    folder: undefined,
    async read(name): Promise<StoredFile | undefined> {
      const answer = await askTwice(keyOf(name), {})
      if (isAbsent(answer)) return undefined
      if (answer.status !== 200) throw refused(`GET ${name}`, answer)
      return {
        content: answer.body,
        modified: new Date(answer.headers.get('last-modified') ?? 0),
      }
    },
    async has(name) {
      const answer = await askTwice(keyOf(name), { method: 'HEAD' })
      if (answer.status !== 200 && answer.status !== 404) throw refused(`HEAD ${name}`, answer)
      return answer.status === 200
    },
    async write(name, content, type) {
      const answer = await askTwice(keyOf(name), { method: 'PUT', body: content, type })
      if (answer.status !== 200) throw refused(`PUT ${name}`, answer)
    },
    async remove(name) {
      const answer = await askTwice(keyOf(name), { method: 'DELETE' })
      if (![200, 204].includes(answer.status) && !isAbsent(answer)) throw refused(`DELETE ${name}`, answer)
    },
    async list(prefix, before) {
      const names: string[] = []
      let next: string | undefined
      for (let page = 0; page < maxPages; page++) {
        const query = {
          'list-type': '2',
          'encoding-type': 'url',
          'max-keys': String(maxKeys),
          prefix: keyOf(prefix),
        }
        const answer = await askTwice(undefined, {
          query: { ...query, ...(next && { 'continuation-token': next }) },
        })
        if (answer.status !== 200) throw refused(`list of ${prefix}`, answer)
        const listing = readListing(answer.body.toString())
        for (const { key, modified } of listing.objects)
          if (!before || modified < before) names.push(key.slice(options.prefix.length))
        if (!listing.next) return names
        next = listing.next
      }
      throw new FileStoreError(`The list of ${prefix} has no end`)
    },
  }
}

/** An object that is not there; a bucket that is not there is a mistake of the configuration. */
function isAbsent({ status, body }: Answer): boolean {
  return status === 404 && !body.includes('NoSuchBucket')
}

function refused(what: string, { status, body }: Answer): FileStoreError {
  const [, code = ''] = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString()) ?? []
  return new FileStoreError(`The store of files refused ${what}: ${status} ${code}`.trimEnd(), { status })
}

/** The body, of at most so many bytes and exactly as many as were announced. */
async function readBody(answer: Response, method: string): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error('A file of the store is too large')
    parts.push(part)
  }
  const announced = answer.headers.get('content-length')
  const isWhole = announced === null || answer.headers.has('content-encoding') || Number(announced) === bytes
  if (method !== 'HEAD' && !isWhole) throw new Error('A file of the store broke off')
  return Buffer.concat(parts)
}

/** Loaded with the first file, and only where there is a store. */
async function loadSigner({ accessKeyId, secretAccessKey, region }: S3Options) {
  const { AwsClient } = await import('aws4fetch')
  return new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
