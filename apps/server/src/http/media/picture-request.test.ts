import { describe, expect, test } from 'vitest'
import { nearestSize, readPictureRequest } from './picture-request.ts'

const ask = (path: string, more: { size?: string; format?: string; accept?: string } = {}) =>
  readPictureRequest({ path, size: more.size, format: more.format, accept: more.accept })

describe('readPictureRequest', () => {
  test('a drawing stays a drawing unless another format is asked for', () => {
    expect(ask('products/oil-1.svg', { accept: 'image/avif' })).toEqual({
      name: 'products/oil-1.svg',
      size: 512,
      format: 'original',
    })
    expect(ask('products/oil-1.svg', { format: 'WEBP', size: '200' })).toMatchObject({
      size: 256,
      format: 'webp',
    })
  })

  test('the end of an address says size and type', () => {
    expect(ask('products/oil-1.svg/200.webp', { accept: 'image/avif' })).toEqual({
      name: 'products/oil-1.svg',
      size: 256,
      format: 'webp',
    })
    expect(ask('a.jpg/512.jpg')?.format).toBe('jpeg')
  })

  test('a photograph goes as the best format the browser takes', () => {
    expect(ask('a.jpg', { accept: 'image/avif,image/webp' })?.format).toBe('avif')
    expect(ask('a.jpg', { accept: 'image/webp,*/*' })?.format).toBe('webp')
    expect(ask('a.jpg', { accept: '*/*' })?.format).toBe('png')
  })

  test.each([
    '../secret.svg',
    'a/../../b.svg',
    '/etc/passwd',
    'a.js',
    'a.svg%00',
    '.hidden.svg',
    '',
    'a.svg/0.webp',
    'a.svg/512.svg',
    'a.svg/512.gif',
    '../a.svg/512.webp',
  ])('refuses %s', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  test.each(['0', '-1', '1.5', 'x', '99999'])('refuses the size %s', (size) => {
    expect(ask('a.svg', { size })).toBeUndefined()
  })

  test('sizes go up to the next one that is made', () => {
    expect([1, 64, 65, 300, 4000].map(nearestSize)).toEqual([32, 64, 128, 512, 2048])
  })
})
