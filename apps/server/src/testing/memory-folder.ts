import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * Where the databases of a test run are put: in memory, if the system offers a folder there with room enough. A copy of
 * the template is a thousand files, and making those on a disk costs more processor time than most tests do.
 */
export function memoryFolder(): string {
  return isRoomy(sharedMemory) ? sharedMemory : tmpdir()
}

const sharedMemory = '/dev/shm'
/** Databases are dropped when their test file ends, so that a few of them stand at a time. */
const roomForSome = 2 * 2 ** 30
/** Enough memory must be left for the tests themselves. */
const memoryForAll = 4 * 2 ** 30

function isRoomy(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > roomForSome && process.availableMemory() > memoryForAll
  } catch {
    return false
  }
}
