/** A file as it is stored, whole. */
export type StoredFile = { content: Buffer; modified: Date }

/**
 * Files that all processes of the shop share, by names such as `media/library/a.jpg`: a folder, or a store that speaks S3.
 * A file is written whole or not at all. None of it may be called inside a transaction, because a store answers by the network.
 */
export type FileStore = {
  /** The folder, where they are in one. */
  folder: string | undefined
  /** Undefined when there is no such file. */
  read(name: string): Promise<StoredFile | undefined>
  has(name: string): Promise<boolean>
  write(name: string, content: Buffer, type: string): Promise<void>
  /** A file that is not there is removed, too. */
  remove(name: string): Promise<void>
  /** Names that begin with this, which ends at a folder or inside a name of it; only files of before a moment if one is given. */
  list(prefix: string, before?: Date): Promise<string[]>
}

/** The store did not answer, answered too late or with something else than asked for. */
export class FileStoreError extends Error {
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'FileStoreError'
    this.status = status
  }
}
