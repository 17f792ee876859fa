import { expect, test } from 'vitest'
import { splitGrades } from './split-grades.ts'

test.each([
  ['Durub Synthetic 5W-30, 4 L', ['5W-30', '4 L']],
  ['دروب صناعي 5W-30، 4 لتر', ['5W-30', '4 لتر']],
  ['فلتر W-712 زيت', ['W-712']],
  ['بطارية 70 أمبير', ['70 أمبير']],
  ['ساحل تورنغ · 205/55 R16', ['205/55 R16']],
  ['Jabal Power 12V 70 Ah', ['12V 70 Ah']],
  ['Wash and wax', []],
  ['', []],
])('[FMT-08] sizes and grades of %s', (name, grades) => {
  const parts = splitGrades(name)
  expect(parts.flatMap((part) => (part.isGrade ? part.text : []))).toEqual(grades)
  expect(parts.map((part) => part.text).join('')).toBe(name)
})
