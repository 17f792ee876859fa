/** @vitest-environment happy-dom */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clearDestination, noteDestination, noteShownPage } from './destination.ts'
import { loadMessages } from './messages.ts'
import { bindNavigator } from './navigator.ts'
import { reportNoAnswer } from './no-answer.ts'
import { receiveToasts, type Toast } from './toasts.ts'

const navigate = vi.fn()
let shown: Toast | null = null

beforeAll(() => loadMessages('en'))

beforeEach(() => {
  history.replaceState({ idx: 1 }, '', '/en/product/1/')
  noteShownPage()
  clearDestination()
  navigate.mockReset()
  shown = null
  const unbind = bindNavigator(navigate)
  // A visible toast stays where the next one of its id does not replace it, as in the host.
  const stop = receiveToasts((toast) => {
    if (!shown || toast.isReplacing) shown = toast
  })
  return () => {
    unbind()
    stop()
  }
})

test('Retry leads where the shopper was going, although another request of the page has failed before', () => {
  reportNoAnswer('offline')
  noteDestination(new URL('/en/cart/', location.href))
  reportNoAnswer('offline')
  shown?.action?.onSelect()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/cart/', {})
})

test('Retry leads where the shopper was going, although another request of the page fails afterwards', () => {
  noteDestination(new URL('/en/cart/', location.href))
  reportNoAnswer('offline')
  clearDestination()
  reportNoAnswer('offline')
  shown?.action?.onSelect()
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/en/cart/', {})
})

test('Retry goes back once more, although another request of the page has failed before', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue()
  reportNoAnswer('offline')
  history.replaceState({ idx: 0 }, '', '/en/products/')
  reportNoAnswer('offline')
  history.replaceState({ idx: 1 }, '', '/en/product/1/')
  shown?.action?.onSelect()
  expect(go).toHaveBeenCalledExactlyOnceWith(-1)
  expect(navigate).not.toHaveBeenCalled()
})
