import { execFile } from 'node:child_process'
import { chown, lchown, readdir, readFile, rm, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import path from 'node:path'

type Owner = { uid: number; gid: number }

export type Command = { file: string; args: string[]; uid?: number; gid?: number }

/** Who runs PostgreSQL. It refuses to run as root, so root has to become somebody else first. */
export type Account = {
  name: string
  /** Set when the files must belong to somebody other than the one who starts the server. */
  owner?: Owner
  command(file: string, args: string[]): Command
}

type Folders = { home: string; cluster: string; postgres: string }

export async function chooseAccount(folders: Folders): Promise<Account> {
  const owner = await ownerOf(folders.cluster)
  const uid = process.geteuid?.()
  if (uid !== undefined && uid !== 0 && owner && owner.uid !== uid) {
    throw new Error(
      `The database in ${folders.cluster} belongs to another user (id ${owner.uid}). ` +
        'Start Warsha as that user, or set DATA_DIR to another folder.',
    )
  }
  for (const account of await candidates(uid, owner)) {
    if (await isUsable(account, folders)) return account
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other way to run it works in ${folders.home}. ` +
      'Start Warsha as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

async function candidates(uid: number | undefined, owner: Owner | undefined): Promise<Account[]> {
  const stranger = await existingUser()
  if (uid !== 0) return hasName() || !stranger ? [sameUser] : [inNamespace(stranger), sameUser]
  if (owner && owner.uid !== 0) return [droppedTo(owner), plainlyDroppedTo(owner)]
  return stranger ? [inNamespace(stranger), droppedTo(stranger), plainlyDroppedTo(stranger)] : []
}

const sameUser: Account = { name: 'the current user', command: (file, args) => ({ file, args }) }

/**
 * A user namespace in which root is seen as an ordinary user: files stay root's, private folders stay reachable.
 * initdb looks its user up by name, so the namespace borrows the id of a user who exists.
 */
export function inNamespace(user: Owner): Account {
  return {
    name: 'an ordinary user in a user namespace',
    command: (file, args) => ({
      file: 'unshare',
      args: ['-U', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--', file, ...args],
    }),
  }
}

/**
 * Containers often forbid user namespaces. There root becomes another user but keeps the right to pass through
 * private folders; without no_setuid_fixup the kernel would ignore that right in PostgreSQL's access() checks.
 */
export function droppedTo(user: Owner): Account {
  const rights = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return {
    name: `user ${user.uid}`,
    owner: user,
    command: (file, args) => ({
      file: 'setpriv',
      args: [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...rights, '--', file, ...args],
    }),
  }
}

export function plainlyDroppedTo(user: Owner): Account {
  return {
    name: `user ${user.uid}`,
    owner: user,
    command: (file, args) => ({ file, args, uid: user.uid, gid: user.gid }),
  }
}

/** Tries the real thing: can this account start the program and write in the folder? */
async function isUsable(account: Account, folders: Folders): Promise<boolean> {
  if (account === sameUser) return true
  if (account.owner) await giveTo(folders.home, account.owner)
  const probe = path.join(folders.home, '.probe')
  const attempt = account.command('/bin/sh', ['-c', '"$0" --version && : > "$1"', folders.postgres, probe])
  const isDone = await run(attempt).then(
    () => true,
    () => false,
  )
  await rm(probe, { force: true })
  return isDone
}

/** Runs one command to its end; the fault carries what it wrote to stderr. */
export function run({ file, args, uid, gid }: Command): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { uid, gid, cwd: '/', env: programEnvironment() }, (error, _out, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message, { cause: error }))
      else resolve()
    })
  })
}

/** PG* variables of the caller's shell must not steer our own server. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/i.test(name))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

async function giveTo(folder: string, owner: Owner): Promise<void> {
  const { uid } = await stat(folder)
  if (uid === owner.uid) return
  await chown(folder, owner.uid, owner.gid)
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), owner.uid, owner.gid)
  }
}

async function ownerOf(folder: string): Promise<Owner | undefined> {
  return stat(folder).catch(() => undefined)
}

/** initdb wants a user with a name; a container may run us under a bare number. */
function hasName(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

async function existingUser(): Promise<Owner | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((user) => user.uid > 0)
  return users.find((user) => user.name === 'nobody') ?? users[0]
}
