import { describe, expect, test } from 'vitest'
import { findPhysicalDirections } from './find-physical-directions.ts'

const inCode = (source: string) => findPhysicalDirections('a.tsx', source)

describe('the direction-class script', () => {
  test.each([
    'ml-2',
    '-mr-[3px]',
    'md:pl-4',
    'pr-control',
    'left-0',
    'hover:right-1/2',
    '-left-(--gap)',
    'text-left',
    'rounded-l',
    'rounded-tl',
    'rounded-tr-lg',
    'border-r',
    'border-l-2',
    'border-l-primary',
    'float-right',
    'origin-top-left',
    '[margin-left:4px]',
    '[left:0]',
    'md:[border-top-left-radius:4px]',
    'hover:[&>a]:pl-2',
    '[text-align:left]',
    'scroll-ml-2',
    'translate-x-2',
    '-translate-x-full',
    'md:translate-x-[4px]',
    'space-x-2',
    'bg-linear-to-r',
    'bg-gradient-to-l',
    'bg-linear-to-tr',
    'object-left-top',
    'mask-l-from-50%',
    'ml-2!',
    '!ml-2',
  ])('refuses %s', (name) => {
    expect(inCode(`const a = <div className="flex ${name} p-2" />`)).toEqual([{ line: 1, word: name }])
    expect(inCode(`const a = clsx(\`flex \${size} ${name}\`)`)).toHaveLength(1)
  })

  test.each([
    'ms-2',
    'pe-4',
    'start-0',
    'text-start',
    'rounded-s',
    'rounded-ss-lg',
    'border-e',
    'border-e-primary',
    'mx-auto',
    'copyright-1',
    'bright-2',
    'left-image',
    'right-image',
    '[margin-inline-start:4px]',
    '[grid-template-areas:left]',
    'transition-[inset-inline-start]',
    'ltr:bg-linear-to-r',
    'bg-linear-to-r rtl:bg-linear-to-l',
    '-translate-x-full rtl:translate-x-full',
    'rtl:bg-linear-to-l',
    'bg-linear-to-b',
    'rtl:-translate-x-2',
    'translate-x-0',
    'translate-y-2',
    'space-y-2',
    'placeholder',
  ])('allows %s', (name) => {
    expect(inCode(`const a = <div className="flex ${name} p-2" />`)).toEqual([])
  })

  test.each([
    ['const a = <div style={{ left: 4 }} />', 'left'],
    ['const a = <div style={{ marginLeft: size }} />', 'marginLeft'],
    ["const a = <div style={{ textAlign: 'right' }} />", 'textAlign'],
    ["const a = <div style={{ 'border-left': size }} />", 'border-left'],
    ['element.style.left = `4px`', 'left'],
    ['element.style.paddingRight = size', 'paddingRight'],
    ["element.style.setProperty('margin-left', size)", 'margin-left'],
  ])('refuses a style in code: %s', (source, word) => {
    expect(inCode(source)).toEqual([{ line: 1, word }])
  })

  test.each([
    'const a = <div style={{ insetInlineStart: 4 }} />',
    'const box = { left: 4 }',
    'const { left } = element.getBoundingClientRect()',
    "if (event.key === 'ArrowLeft') go(left)",
    '// direction: physical\nconst a = 1',
  ])('allows %s', (source) => {
    expect(inCode(source)).toEqual([])
  })

  test.each([
    '.toast {\n  margin-left: 4px;\n}',
    '.toast {\n  left: 0 }',
    '.a { color: red }\n.b { border-left-width: 1px; }',
    '.toast {\n  border-top-left-radius: 4px;\n}',
    '.toast {\n  text-align: left;\n}',
    '.toast {\n  float: right;\n}',
    '.toast {\n  @apply flex pl-2;\n}',
    '.toast {\n  transform: translateX(4px);\n}',
    '.toast {\n  background: linear-gradient(to right, red, blue);\n}',
  ])('refuses in a style sheet: %s', (source) => {
    expect(findPhysicalDirections('a.css', source)).toMatchObject([{ line: 2 }])
  })

  test.each([
    '.left { color: red; }',
    '.toast { margin-inline-start: 4px; text-align: start; }',
    '/* left: 0; */ .a { color: red; }',
    '.a { transition: left 1s; }',
    '.a { transform: translateX(calc(-100% * var(--dir))); }',
    '.a { background: linear-gradient(to bottom, red, blue); }',
    '.toast {\n  left: 0; /* direction: physical */\n}',
  ])('allows in a style sheet: %s', (source) => {
    expect(findPhysicalDirections('a.css', source)).toEqual([])
  })
})
