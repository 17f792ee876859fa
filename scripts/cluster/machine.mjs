import { execFileSync } from 'node:child_process'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { until } from '../rehearsals/stage.mjs'
import { pidsIn } from './clean-up.mjs'

/**
 * A machine of its own as far as its programs can tell: network, processes and a disk of limited room. Its programs are started again
 * when they end, as systemd does, and all of them are gone at once when the power is.
 */
export function makeMachine({ run, network, name, start, user, programs, diskMiB = 1024 }) {
  const folder = path.join(run.folder, name)
  const disk = path.join(folder, 'disk')
  const namespace = run.namespace(name)
  const own = `uid=${user.uid},gid=${user.gid}`
  execFileSync('install', ['-d', '-o', String(user.uid), '-g', String(user.gid), folder, disk])
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m,mode=0700,${own}`, 'tmpfs', disk])
  const filler = path.join(disk, 'filler')
  let power

  const send = (signal) => {
    for (const pid of pidsIn(namespace)) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  return {
    name,
    address: network.addressOf(name),
    disk,
    namespace,
    async turnOn() {
      // A lock that names a process of before would be believed.
      rmSync(path.join(disk, 'data/postmaster.pid'), { force: true })
      const apart = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
      const args = [
        'netns',
        'exec',
        namespace,
        'setpriv',
        '--pdeathsig',
        'KILL',
        ...apart,
        'sh',
        '-c',
        boot(user, programs),
      ]
      power = await start(name, 'ip', args, {
        cwd: folder,
        env: { PATH: '/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C.UTF-8', HOME: folder },
      })
    },
    async turnOff() {
      await power.stop('SIGKILL')
      await until(`${name} is off`, () => pidsIn(namespace).length === 0)
    },
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    cut: () => network.cut(name),
    join: () => network.join(name),
    /** To the last byte. */
    fill() {
      const { bavail, bsize } = statfsSync(disk)
      const blocks = [
        'if=/dev/zero',
        `of=${filler}`,
        'bs=1M',
        `count=${Math.ceil((bavail * bsize) / 1048576) + 1}`,
      ]
      try {
        execFileSync('dd', blocks, { stdio: 'ignore' })
      } catch {
        // It ends because nothing more fits.
      }
      return existsSync(filler)
    },
    empty: () => rmSync(filler, { force: true }),
  }
}

function boot({ uid, gid }, programs) {
  const as = `setpriv --reuid=${uid} --regid=${gid} --clear-groups --no-new-privs`
  return `${programs.map((program) => `(while :; do ${as} ${program}; sleep 1; done) &`).join('\n')}\nwait`
}
