import { setTimeout as wait } from 'node:timers/promises'

/** Waits for something that another process or a worker brings about; the test's own time limit ends it. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20)
}
