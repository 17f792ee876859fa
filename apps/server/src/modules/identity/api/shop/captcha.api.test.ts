import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { fixedClock } from '#testing/fixed-clock.ts'
import { doWork } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { captchaWork, usualWorkBits } from '../../use-cases/credentials/captcha-work.ts'

const clock = fixedClock(new Date())
let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, clock, env: { CODES_PER_ADDRESS_PER_HOUR: '1000' } })
})
afterAll(() => shop.close())

const askForCaptcha = async () => (await shop.app.inject({ url: '/api/v1/accounts/captcha/' })).json().data

const askForCode = async (phone_number: string, captcha_uuid: string, captcha: string) => {
  const payload = { phone_number, captcha_uuid, captcha }
  const answer = await shop.app.inject({ method: 'POST', url: '/api/v1/accounts/login/', payload })
  return [answer.statusCode, answer.json().errors?.[0].code]
}

const refused = [400, 'CAPTCHA_INCORRECT']

test('[REST-82] a captcha has a name and a picture, works once, for five minutes, and a wrong one sends nothing', async () => {
  const { captcha_uuid, image, work } = await askForCaptcha()
  expect(image).toMatch(/^data:image\/png;base64,/)
  const solution = doWork(captcha_uuid, work.bits)
  expect(await askForCode('97000001', captcha_uuid, solution)).toEqual([200, undefined])
  expect(await askForCode('97000002', captcha_uuid, solution)).toEqual(refused)

  const wrong = await askForCaptcha()
  expect(await askForCode('97000002', wrong.captcha_uuid, '00000x')).toEqual(refused)

  const [inTime, late] = [await askForCaptcha(), await askForCaptcha()]
  const solutions = [inTime, late].map((each) => doWork(each.captcha_uuid, each.work.bits))
  clock.advance(299_000)
  expect(await askForCode('97000003', inTime.captcha_uuid, solutions[0] ?? '')).toEqual([200, undefined])
  clock.advance(2_000)
  expect(await askForCode('97000004', late.captcha_uuid, solutions[1] ?? '')).toEqual(refused)
})

test('[REST-82] the work that stands for reading the picture is a quarter of a million hashes, and less is refused', async () => {
  const before = captchaWork.bits
  onTestFinished(() => {
    captchaWork.bits = before
  })
  captchaWork.bits = usualWorkBits
  const { captcha_uuid, work } = await askForCaptcha()
  expect(work).toEqual({ bits: 18 })
  expect(await askForCode('97000005', captcha_uuid, tooLittleWork(captcha_uuid))).toEqual(refused)
  const other = await askForCaptcha()
  const solution = doWork(other.captcha_uuid, work.bits)
  expect(await askForCode('97000005', other.captcha_uuid, solution)).toEqual([200, undefined])
})

/** A number that would do for eight bits and not for the usual ones. */
function tooLittleWork(name: string): string {
  for (let from = 0; ; from++) {
    const solution = doWork(name, 8, from)
    if (solution !== doWork(name, 9, from)) return solution
  }
}
