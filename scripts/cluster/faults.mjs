import { execFile } from 'node:child_process'

/** What may happen to a machine, and how it ends. Each answers a function that says what else has to hold, if anything. */
export const faults = {
  killed: { does: (machine) => machine.turnOff(), undoes: (machine) => machine.turnOn() },
  frozen: { does: (machine) => machine.freeze(), undoes: (machine) => machine.thaw() },
  'cut off': {
    does(machine, database) {
      machine.cut()
      // Somebody on its side of the cut writes at once.
      return writeInside(machine, database)
    },
    undoes: (machine) => machine.join(),
  },
  'disk full': { does: (machine) => machine.fill(), undoes: (machine) => machine.empty() },
}

export const writesTable = 'CREATE TABLE IF NOT EXISTS writes (fault text, at timestamptz DEFAULT now())'

/** Whether a write on this machine is answered, which it may never be once the machine is alone. */
function writeInside({ namespace, address }, { user }) {
  const url = `postgres://postgres@${address}:5432/postgres`
  const psql = ['psql', url, '-v', 'ON_ERROR_STOP=1', '-Atc', "INSERT INTO writes (fault) VALUES ('cut off')"]
  const inside = ['netns', 'exec', namespace, 'setpriv', `--reuid=${user.uid}`, '--clear-groups', ...psql]
  const written = new Promise((resolve) => {
    execFile('ip', inside, { cwd: '/', timeout: 60_000 }, (error) => resolve(!error))
  })
  return { isWritten: () => written }
}
