import { expect, test } from 'vitest'
import { loadScriptsLate } from './late-scripts.ts'
import { scriptText } from './script-text.ts'

const code = 'import "/assets/a.js";\nimport("/assets/b.js");'

const page = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/b.js" nonce="n"/></head><body><p>ورشة</p>',
  '<script nonce="n">var before = 1</script>',
  `<script nonce="n" type="module" async="">${code}</script>`,
  '</body>',
].join('')

test('nothing but styles is fetched while the page comes in', () => {
  const { html } = loadScriptsLate(page)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain('type="module"')
  expect(html).toContain('<link rel="stylesheet" href="/assets/a.css"/>')
  expect(html).toContain('<p>ورشة</p><script nonce="n">var before = 1</script>')
})

test('the scripts stand in the text of one that runs at once', () => {
  const late = /<script nonce="n">(\(function[\s\S]*?)<\/script>/.exec(loadScriptsLate(page).html)?.[1] ?? ''
  expect(late).toContain('["/assets/a.js","/assets/b.js"]')
  expect(late).toContain(scriptText(code))
  expect(() => new Function(late)).not.toThrow()
})

test('the policy has to allow the script that is written later', () => {
  expect(loadScriptsLate(page).scripts).toEqual([code])
})

test('a script cannot be ended by what it carries', () => {
  const { html } = loadScriptsLate(page.replace('/assets/b.js");', '/assets/b.js?</scr" + "ipt>");'))
  expect(html).not.toContain('</scr"')
})

test('a page without scripts stays as it is', () => {
  expect(loadScriptsLate('<p>$& $1</p>')).toEqual({ html: '<p>$& $1</p>', scripts: [] })
})
