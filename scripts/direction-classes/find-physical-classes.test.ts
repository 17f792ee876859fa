import { describe, expect, test } from 'vitest'
import { findPhysicalClasses } from './find-physical-classes.ts'

describe('the direction-class script', () => {
  test.each([
    'ml-2',
    '-mr-[3px]',
    'md:pl-4',
    'left-0',
    'hover:right-1/2',
    'text-left',
    'rounded-l',
    'rounded-tr-lg',
    'border-r',
    'float-right',
  ])('refuses %s', (name) => {
    expect(findPhysicalClasses(`<div className="flex ${name} p-2">`)).toHaveLength(1)
  })

  test.each([
    'ms-2',
    'pe-4',
    'start-0',
    'text-start',
    'rounded-s',
    'border-e',
    'mx-auto',
    'copyright-1',
    'bright-2',
  ])('allows %s', (name) => {
    expect(findPhysicalClasses(`<div className="flex ${name} p-2">`)).toEqual([])
  })

  test('refuses a physical property in a style sheet', () => {
    expect(findPhysicalClasses('.toast {\n  margin-left: 4px;\n}')).toEqual([
      { line: 2, word: 'margin-left' },
    ])
  })
})
