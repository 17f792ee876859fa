import { execFileSync } from 'node:child_process'
import { Problem } from '../launcher/tell.mjs'

/** A bridge inside this machine that the namespaces of the run hang on; nothing of it leads outside. */
export function openNetwork(run, names) {
  const bridge = run.link('bridge')
  const net = freeNet()
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
  } catch (error) {
    throw new Problem(`Namespaces of networks cannot be made here (root? a container?): ${error.message}`)
  }
  ip('addr', 'add', `${net}.1/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  const addressOf = (name) => `${net}.1${name.at(-1)}`
  for (const name of names) plug(run, bridge, { name, address: addressOf(name) })
  return {
    gateway: `${net}.1`,
    net: `${net}.0/24`,
    addressOf,
    /** Nothing comes through in either direction, and neither side is told. */
    cut: (name) => ip('link', 'set', run.link(name), 'nomaster'),
    join: (name) => ip('link', 'set', run.link(name), 'master', bridge),
  }
}

function plug(run, bridge, { name, address }) {
  const [namespace, link] = [run.namespace(name), run.link(name)]
  ip('netns', 'add', namespace)
  ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace)
  ip('link', 'set', link, 'master', bridge, 'up')
  ip('-n', namespace, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', namespace, 'link', 'set', 'eth0', 'up')
  ip('-n', namespace, 'link', 'set', 'lo', 'up')
}

/** Several runs may be on one machine at a time. */
function freeNet() {
  const taken = ip('-o', '-4', 'addr')
  for (let third = 40; third < 250; third++) if (!taken.includes(` 10.87.${third}.`)) return `10.87.${third}`
  throw new Problem('No network of 10.87.0.0/16 is free')
}

function ip(...args) {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}
