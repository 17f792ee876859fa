import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject, root } from './project.mjs'

/**
 * Programs for the compiler: all folders that have a tsconfig.json, those with the same options as one program.
 * Each on its own would check the server again and again, as the demo shop and the scripts are made of it.
 */
export function typePrograms() {
  const programs = new Map()
  for (const folder of typedFolders()) {
    const options = optionsOf(folder)
    programs.set(options, [...(programs.get(options) ?? []), folder])
  }
  // The small ones first: they tell soonest what is wrong.
  return [...programs.values()].sort((one, other) => one.length - other.length)
}

/** The configuration of a program: the folder's own, or for several of them one that includes what each includes. */
export function programConfiguration(folders) {
  if (folders.length === 1) return inProject(folders[0], 'tsconfig.json')
  const file = inProject('.cache', 'types', `${folders.join('+').replaceAll(path.sep, '-')}.json`)
  const text = JSON.stringify({
    extends: inProject(folders[0], 'tsconfig.json'),
    include: folders.flatMap((folder) => absolute(folder, configuration(folder).include)),
    exclude: folders.flatMap((folder) => absolute(folder, configuration(folder).exclude ?? [])),
  })
  mkdirSync(path.dirname(file), { recursive: true })
  // Another command may be reading it.
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** Relative to the project, `packages/i18n` before `scripts`. */
export function typedFolders() {
  const inside = (parent) => readdirSync(inProject(parent)).map((name) => path.join(parent, name))
  return [...inside('packages'), ...inside('apps'), 'scripts', ...inside('scripts'), 'e2e'].filter((folder) =>
    existsSync(inProject(folder, 'tsconfig.json')),
  )
}

function optionsOf(folder) {
  const { extends: base, compilerOptions } = configuration(folder)
  return JSON.stringify([...absolute(folder, [base]), compilerOptions])
}

function configuration(folder) {
  return JSON.parse(readFileSync(inProject(folder, 'tsconfig.json'), 'utf8'))
}

function absolute(folder, names) {
  return names.map((name) => path.join(root, folder, name))
}
