import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fingerprint, matchesStamp, writeStamp } from './fingerprint.mjs'
import { childEnvironment, inProject, packageCommand } from './project.mjs'
import { runQuietly } from './run.mjs'
import { Interruption, Problem, tell } from './tell.mjs'

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium for the browser tests: the one named; else a headless shell, of the machine, of Playwright or a new one; else a
 * whole browser. Without a window's own interface the tests take a fraction of the time, so a shell is worth an installation
 * even where a browser is.
 */
export async function ensureChromium(node) {
  const shell = findChromium(process.env, shellNames) ?? findPlaywrightShell()
  if (shell) return shell
  const browser = findChromium(process.env, browserNames) ?? findPlaywrightBrowser()
  const stamp = inProject('node_modules', '.cache', 'headless-shell')
  const tried = fingerprint([inProject('package-lock.json')])
  // Where it could not be had, it is not asked for every time.
  if (browser && matchesStamp(stamp, tried)) return browser
  tell(
    browser
      ? 'Installing a headless Chromium, which tests faster'
      : 'Installing Chromium for the browser tests',
  )
  for (const install of [() => installFromDebian(browser), () => installWithPlaywright(node)]) {
    await install().catch((error) => {
      if (error instanceof Interruption) throw error
      tell(error.message.split('\n')[0])
    })
    const installed = findChromium(process.env, shellNames) ?? findPlaywrightShell()
    if (installed) return installed
  }
  writeStamp(stamp, tried)
  const found = browser ?? findChromium(process.env, browserNames) ?? findPlaywrightBrowser()
  if (found) return found
  throw new Problem(
    'The browser tests need Chromium, and it could not be installed here.\n' +
      'Install it (for example: apt-get install chromium), or set CHROMIUM_PATH to the program,\n' +
      'or run everything else with: npm run verify',
  )
}

/** Looks where the reader said, then on the PATH. */
export function findChromium(env = process.env, names = [...shellNames, ...browserNames]) {
  if (env.CHROMIUM_PATH) {
    if (works(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no browser that starts.`)
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => works(file))
}

function findPlaywrightBrowser() {
  const file = playwrightProgram()
  return file && works(file) ? file : undefined
}

/** Playwright puts the shell beside the browser: `chromium_headless_shell-1234` beside `chromium-1234`. */
export function findPlaywrightShell(browser = playwrightProgram()) {
  const [, parent, revision] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(browser ?? '') ?? []
  const folder = parent && path.join(parent, `chromium_headless_shell-${revision}`)
  if (!folder || !existsSync(folder)) return undefined
  return readdirSync(folder, { recursive: true })
    .filter((name) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(name))
    .map((name) => path.join(folder, name))
    .find((file) => works(file))
}

function playwrightProgram() {
  const { chromium } = createRequire(inProject('package.json'))('@playwright/test')
  return chromium.executablePath()
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

async function installFromDebian(browser) {
  if (process.platform !== 'linux' || process.geteuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get update', 'apt-get', ['update'], { env })
  const install = (name) =>
    runQuietly(`apt-get install ${name}`, 'apt-get', ['install', '-y', '--no-install-recommends', name], {
      env,
    })
  // Older releases of Debian have only the whole browser.
  await install('chromium-headless-shell').catch((error) => {
    if (error instanceof Interruption || browser) throw error
    return install('chromium')
  })
}

async function installWithPlaywright(node) {
  const cli = packageCommand('@playwright/test', 'playwright')
  const withLibraries = process.platform === 'linux' && process.geteuid?.() === 0 ? ['--with-deps'] : []
  await runQuietly(
    'playwright install',
    node,
    [cli, 'install', ...withLibraries, '--only-shell', 'chromium'],
    {
      env: childEnvironment(),
    },
  )
}
