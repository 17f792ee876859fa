import { expect, test } from 'vitest'
import { aNotification } from '../testing/notification-samples.ts'
import { listOfTab, readTab, screenQuery } from './notification-tabs.ts'

const list = [aNotification({ id: 'new' }), aNotification({ id: 'old', seen: true })]
const idsOf = (...args: Parameters<typeof listOfTab>) => listOfTab(...args).map(({ id }) => id)

test('[NOTIF-13] each notification is either unread or read, and in exactly one of the two tabs', () => {
  expect(idsOf(list, 'all')).toEqual(['new', 'old'])
  expect(idsOf(list, 'unread')).toEqual(['new'])
  expect(idsOf(list, 'read')).toEqual(['old'])
})

test('the opened one stays in the unread tab until it is closed', () => {
  const opened = [aNotification({ id: 'new', seen: true }), aNotification({ id: 'old', seen: true })]
  expect(idsOf(opened, 'unread', 'new')).toEqual(['new'])
  expect(idsOf(opened, 'unread')).toEqual([])
})

test('the tab and the opened one are in the address', () => {
  expect(screenQuery('all')).toBe('')
  expect(screenQuery('unread', 'a b')).toBe('?tab=unread&id=a+b')
  expect(readTab(new URLSearchParams('tab=unread&id=1'))).toBe('unread')
  expect(readTab(new URLSearchParams('tab=everything'))).toBe('all')
})
