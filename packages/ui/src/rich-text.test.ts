import { expect, test } from 'vitest'
import { plainText } from './rich-text.tsx'

test('[SEC-05] mark-up inside a text is dropped and its entities are read', () => {
  expect(plainText('Fits <b>5W-30</b> &amp; more<br>today')).toBe('Fits 5W-30 & more today')
  expect(plainText('<img src=x onerror=alert(1)>Oil')).toBe('Oil')
  expect(plainText('&lt;b&gt;')).toBe('<b>')
})
