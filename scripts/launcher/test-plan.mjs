import { areas, findArea } from './areas.mjs'
import { Problem } from './tell.mjs'

/**
 * Options of `npm test`: none means everything but most browser tests and the commands of the README, `--all`
 * those and the count of rows as well, an area's name its own tests, `--without-browser` those that need no browser.
 */
export function planTests(args) {
  const [unknown] = args.filter((arg) => arg.startsWith('-') && !options.has(arg))
  if (unknown)
    throw new Problem(`npm test does not know ${unknown}; it takes ${[...options].join(', ')} or an area.`)
  const names = args.filter((arg) => !arg.startsWith('-'))
  const chosen = names.map(toArea)
  const isArea = names.length > 0
  const isWhole = args.includes('--all') && !isArea
  const withBrowser = !args.includes('--without-browser')
  const specs = chosen.flatMap((area) => area.specs)
  return {
    hasGuards: !isArea,
    vitest: isArea
      ? { title: 'Tests of the area', args: ['--passWithNoTests', ...chosen.flatMap((area) => area.folders)] }
      : { title: 'Unit, database and HTTP tests', args: isWhole ? [] : ['--project=!commands'] },
    browser:
      withBrowser && (!isArea || specs.length > 0) ? browserPlan({ isArea, isWhole, specs }) : undefined,
    countsRows: withBrowser && isWhole,
  }
}

const options = new Set(['--all', '--without-browser'])

function browserPlan({ isArea, isWhole, specs }) {
  if (isArea) return { title: 'Browser tests of the area', args: specs }
  if (isWhole) return { title: 'Browser tests', args: [] }
  return { title: 'Purchase journeys in the browser', args: ['--grep', '@purchase'] }
}

function toArea(name) {
  const area = findArea(name)
  if (area) return area
  throw new Problem(`There is no area ${name}. There are: ${Object.keys(areas).join(', ')}.`)
}
