import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { type LeftOut, leaveOut, type SyntaxNode } from './leave-out.ts'

const shorten = (code: string, part: LeftOut) => leaveOut(code, parseAst(code) as unknown as SyntaxNode, part)

describe('parts of a package that the shop never uses', () => {
  test('[UX-161] a function gets another body, wherever it is declared', () => {
    const code = 'function outer() { function inner(a) { return a + 1 } return inner }'
    expect(shorten(code, { functions: { inner: '' } })).toBe(
      'function outer() { function inner(a) {  } return inner }',
    )
    expect(shorten(code, { functions: { outer: 'return null' } })).toBe('function outer() { return null }')
  })

  test('[UX-161] a variable gets another value, a condition is decided, and a statement goes', () => {
    expect(shorten('const Form = make(1)', { values: { Form: 'undefined' } })).toBe('const Form = undefined')
    expect(shorten('if (a && b) c(); else d ? e() : f()', { conditions: { 'a && b': 'false' } })).toBe(
      'if (false) c(); else d ? e() : f()',
    )
    expect(shorten('a.forEach((one) => { go(one) }); b()', { statements: ['a.forEach('] })).toBe('; b()')
  })

  test('[UX-161] what is inside of what goes needs nothing more, and what is beside it does', () => {
    const code = 'if (a) { if (b) one() } else if (b) two()'
    expect(shorten(code, { conditions: { a: 'false', b: 'true' } })).toBe(
      'if (false) { if (true) one() } else if (true) two()',
    )
  })

  test('[UX-161] a statement with an else does not go, since what happens otherwise may be needed', () => {
    const code = 'if (resubmits(a)) again(a); else go(a)'
    expect(() => shorten(code, { statements: ['if (resubmits('] })).toThrow('if (resubmits( has an else')
    expect(shorten(code, { conditions: { 'resubmits(a)': 'false' } })).toBe('if (false) again(a); else go(a)')
  })

  test('[UX-161] what a new version no longer has is named', () => {
    const part = {
      functions: { gone: '', here: '' },
      statements: ['also.gone('],
      conditions: { toString: 'true' },
    }
    expect(() => shorten('function here() {}', part)).toThrow(
      'There is no gone, toString, also.gone( any more',
    )
  })
})
