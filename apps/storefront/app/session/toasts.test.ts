import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from './testing/fake-browser.ts'

beforeEach(() => {
  vi.resetModules()
  openBrowser()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[ERR-20] there are four kinds of toasts', async () => {
  const { receiveToasts, toast } = await import('./toasts.ts')
  const kinds: string[] = []
  receiveToasts(({ kind }) => kinds.push(kind))
  for (const show of Object.values(toast)) show('Hello')
  expect(kinds).toEqual(['success', 'error', 'info', 'warning'])
})

test('nothing is mounted before the first toast, which waits for the host and is shown once', async () => {
  const { isToastHostWanted, receiveToasts, toast, watchToasts } = await import('./toasts.ts')
  const watcher = vi.fn()
  watchToasts(watcher)
  expect(isToastHostWanted()).toBe(false)
  toast.error('first')
  toast.info('second', { id: 'x' })
  expect(isToastHostWanted()).toBe(true)
  expect(watcher).toHaveBeenCalled()

  const shown: string[] = []
  const stop = receiveToasts(({ text }) => shown.push(text))
  toast.success('third')
  expect(shown).toEqual(['first', 'second', 'third'])
  stop()
  toast.success('fourth')
  receiveToasts(({ text }) => shown.push(text))
  expect(shown).toEqual(['first', 'second', 'third', 'fourth'])
})

test('a page may place its toasts elsewhere for as long as it is open', async () => {
  const { currentToastPlacement, placeToasts } = await import('./toasts.ts')
  const putBack = placeToasts({ position: 'bottom-right', limit: 2 })
  expect(currentToastPlacement()).toEqual({ position: 'bottom-right', limit: 2 })
  putBack()
  expect(currentToastPlacement()).toEqual({ position: 'bottom-center' })
})

test('on the server a toast is nobody’s, and no later request sees it', async () => {
  vi.stubGlobal('document', undefined)
  const { isToastHostWanted, toast } = await import('./toasts.ts')
  toast.error('for nobody')
  expect(isToastHostWanted()).toBe(false)
})
