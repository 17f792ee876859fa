import { describe, expect, test } from 'vitest'
import { nestsDeeper } from './bracket-nesting.ts'

describe('nestsDeeper', () => {
  test.each([
    ['{ a { b } }', 2],
    ['{ a(x: [[1]]) }', 4],
    ['{ a { b } c { d } }', 2],
    ['{ a(x: "{{{{\\"{{{{") }', 2],
    ['{ a(x: """{{{\\"""{{ "" {{""") }', 2],
    ['{ a # {{{{\n }', 1],
    ['{ a(x: "{{{{\n{{', 4],
  ])('%s nests %i levels deep', (source, levels) => {
    expect(nestsDeeper(source, levels)).toBe(false)
    expect(nestsDeeper(source, levels - 1)).toBe(true)
  })

  test('an unfinished string ends the text', () => {
    expect(nestsDeeper('{ a(x: """{{{{', 2)).toBe(false)
  })
})
