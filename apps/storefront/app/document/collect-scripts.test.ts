import { expect, test } from 'vitest'
import { collectScripts } from './collect-scripts.ts'

const collect = (html: string) => collectScripts({ html, scripts: ['late()'] }, 'MARK')

test('the scripts of the page are reported and lose their mark', () => {
  expect(
    collect('<p>1</p><script nonce="MARK">a()</script><script nonce="MARK" async="">b()</script>'),
  ).toEqual({
    html: '<p>1</p><script>a()</script><script async="">b()</script>',
    scripts: ['a()', 'b()', 'late()'],
  })
})

test('a script that came in with a text is not one of the page', () => {
  const html = '<p><script>steal()</script><script nonce="guess">steal()</script></p>'
  expect(collect(html)).toEqual({ html, scripts: ['late()'] })
})

test('the mark never leaves the server', () => {
  expect(collect('<link nonce="MARK" rel="preload"><script nonce="MARK"></script>').html).not.toContain(
    'MARK',
  )
})
