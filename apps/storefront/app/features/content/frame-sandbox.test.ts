import { expect, test } from 'vitest'
import { frameSandbox } from './frame-sandbox.ts'

test('a page of the shop itself never gets the origin of the shop back', () => {
  expect(frameSandbox('/demo/insurance', 'https://shop.example')).not.toContain('allow-same-origin')
  expect(frameSandbox('https://shop.example/x', 'https://shop.example')).not.toContain('allow-same-origin')
})

test('a partner is itself, and may not replace the page around it', () => {
  const sandbox = frameSandbox('https://partner.example/quote', 'https://shop.example')
  expect(sandbox).toContain('allow-same-origin')
  expect(sandbox).not.toMatch(/allow-top-navigation|allow-modals/)
})
