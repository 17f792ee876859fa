import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkLetterOf, formatPassCode, passCodeBody, passCodeLetters, readPassCode } from './pass-code.ts'
import { packPass, passLength, readPass, writePass } from './visit-pass.ts'

const minutes = fc.integer({ min: 0, max: 0xffff_ffff }).map((minute) => new Date(minute * 60_000))
const signatures = fc.uint8Array({ minLength: 64, maxLength: 64 })

describe('the content of a pass', () => {
  test('comes back as it was written, in letters that a QR code packs tightly', () => {
    fc.assert(
      fc.property(fc.uuid(), minutes, signatures, (lineKey, appointmentAt, signature) => {
        const signed = packPass({ lineKey, appointmentAt })
        const text = writePass(signed, signature)
        expect(text).toMatch(/^[A-Z2-7]{136}$/)
        expect(readPass(text)).toEqual({
          lineKey,
          appointmentAt,
          signed,
          signature: Uint8Array.from(signature),
        })
      }),
    )
  })

  test('cut, longer, of another version or with other letters is none', () => {
    const signed = packPass({ lineKey: '00000000-0000-4000-8000-000000000001', appointmentAt: new Date(0) })
    const text = writePass(signed, new Uint8Array(64))
    expect(text).toHaveLength(passLength)
    for (const other of ['', text.slice(1), `${text}A`, `0${text.slice(1)}`])
      expect(readPass(other)).toBeUndefined()
    expect(readPass(writePass(Uint8Array.of(2, ...signed.slice(1)), new Uint8Array(64)))).toBeUndefined()
  })
})

const letters = fc.constantFrom(...passCodeLetters)
const bodies = fc
  .array(letters, { minLength: passCodeBody, maxLength: passCodeBody })
  .map((each) => each.join(''))

describe('the code of a pass', () => {
  test('is read in small letters and in groups', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const code = body + checkLetterOf(body)
        expect(readPassCode(` ${formatPassCode(code).toLowerCase()} `)).toBe(code)
      }),
    )
  })

  test('with one letter misread, or two that changed places, is none', () => {
    fc.assert(
      fc.property(bodies, fc.nat(7), letters, (body, at, other) => {
        const code = body + checkLetterOf(body)
        const misread = code.slice(0, at) + other + code.slice(at + 1)
        expect(readPassCode(misread)).toBe(misread === code ? code : undefined)
        const swapped = code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2)
        expect(readPassCode(swapped)).toBe(swapped === code ? code : undefined)
      }),
    )
  })
})
