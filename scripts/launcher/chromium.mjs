import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { childEnvironment, inProject, packageCommand } from './project.mjs'
import { runQuietly } from './run.mjs'
import { Interruption, Problem, tell } from './tell.mjs'

// The headless shell comes first: without a window's own interface the tests take half the time.
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** A Chromium for the browser tests: the one named, one of the machine, Playwright's, or a new one. */
export async function ensureChromium(node) {
  const found = findChromium() ?? findPlaywrightChromium()
  if (found) return found
  tell('Installing Chromium for the browser tests')
  for (const install of [installFromDebian, () => installWithPlaywright(node)]) {
    await install().catch((error) => {
      if (error instanceof Interruption) throw error
      tell(error.message.split('\n')[0])
    })
    const installed = findChromium() ?? findPlaywrightChromium()
    if (installed) return installed
  }
  throw new Problem(
    'The browser tests need Chromium, and it could not be installed here.\n' +
      'Install it (for example: apt-get install chromium), or set CHROMIUM_PATH to the program,\n' +
      'or run everything else with: npm run verify',
  )
}

/** Looks where the reader said, then on the PATH. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (works(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no browser that starts.`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return programNames
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => works(file))
}

function findPlaywrightChromium() {
  const { chromium } = createRequire(inProject('package.json'))('@playwright/test')
  const file = chromium.executablePath()
  return file && works(file) ? file : undefined
}

/** Ubuntu has a chromium-browser that only says how to get one, so a file alone proves nothing. */
function works(file) {
  if (!existsSync(file)) return false
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

async function installFromDebian() {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get update', 'apt-get', ['update'], { env })
  const install = (name) =>
    runQuietly(`apt-get install ${name}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], {
      env,
    })
  // Older releases of Debian have only the whole browser.
  await install('chromium-headless-shell').catch((error) => {
    if (error instanceof Interruption) throw error
    return install('chromium')
  })
}

async function installWithPlaywright(node) {
  const cli = packageCommand('@playwright/test', 'playwright')
  const withLibraries = process.platform === 'linux' && process.geteuid?.() === 0 ? ['--with-deps'] : []
  await runQuietly('playwright install', node, [cli, 'install', ...withLibraries, 'chromium'], {
    env: childEnvironment(),
  })
}
