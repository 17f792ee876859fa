import { isolate } from './isolate.ts'

/**
 * A product's name inside a sentence without markup, such as a toast: in one piece in either direction, and with
 * grades such as `5W-30` that no line break divides.
 */
export function isolateName(name: string): string {
  return isolate(name.replace(/(?<=\w)-(?=\w)/g, '-\u2060'))
}
