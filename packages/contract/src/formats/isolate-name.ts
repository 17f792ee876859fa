import { isolate } from './isolate.ts'
import { splitGrades } from './split-grades.ts'

/**
 * A product's name inside a sentence without markup, such as a toast: in one piece in either direction, and with
 * grades such as `5W-30` that no line break divides. Each grade is isolated too: in Arabic `5W-30، 4 لتر` would
 * otherwise draw the 4 to the grade and away from its litres.
 */
export function isolateName(name: string): string {
  return isolate(isolateGrades(name))
}

/** The same for a name that stands alone, in lines that may break: each grade is in one piece, and nothing else is. */
export function isolateGrades(name: string): string {
  return splitGrades(name)
    .map(({ text, isGrade }) => (isGrade ? isolate(unbroken(text)) : text))
    .join('')
}

function unbroken(grade: string): string {
  return grade.replace(/(?<=\w)-(?=\w)/g, '-\u2060').replaceAll(' ', '\u00a0')
}
