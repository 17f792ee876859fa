import type { EmbeddedUrls } from './database-urls.ts'
import type { Opening } from './print-addresses.ts'

/** The first one prepares the database before it serves; the others wait for it. */
export type ProcessRole = 'preparing' | 'serving' | 'working'

export type ToProcess =
  | { kind: 'database'; urls: EmbeddedUrls | undefined }
  | { kind: 'prepared' }
  | { kind: 'state'; isComplete: boolean; workersRespond: boolean }
  | { kind: 'metrics'; id: number }

export type FromProcess =
  | { kind: 'open'; opening?: Opening }
  | { kind: 'failed'; reason: string }
  | { kind: 'workers'; respond: boolean }
  | { kind: 'metrics'; id: number; metrics: object[] }
