import type { Clock } from '#kernel/clock.ts'
import type { Messenger } from '../messenger.ts'
import { ProviderError, postToProvider } from './provider-request.ts'

export type IsmartSettings = { userId: string; password: string; clock: Clock; url?: string | undefined }

/** Omantel's and Infocomm's bulk messages, for numbers of Oman. The answer is a bare number; 1 is success. */
export function createIsmart({
  userId,
  password,
  clock,
  url = 'https://www.ismartsms.net',
}: IsmartSettings): Messenger {
  return {
    async send({ to, text }) {
      const { status, text: said } = await postToProvider('iSmart', {
        url: `${url}/iBulkSMS/HttpWS/SMSDynamicAPI.aspx`,
        form: {
          UserId: userId,
          Password: password,
          MobileNo: to.replace('+', ''),
          Message: text,
          PushDateTime: toPushTime(clock.now()),
          Lang: isLatin(text) ? '0' : '64',
          FLashSMS: 'N',
        },
      })
      const code = /^\s*(\d{1,3})\s*$/.exec(said)?.[1]
      if (status === 200 && code === '1') return
      throw new ProviderError('iSmart', `${status}, ${reasons.get(code ?? '') ?? `code ${code ?? 'none'}`}`)
    },
  }
}

const reasons = new Map([
  ['3', 'user or password is wrong'],
  ['4', 'no credit'],
  ['9', 'the number is wrong'],
  ['20', "this server's address is not allowed"],
])

/** Month, day and year of Muscat, as the service wants them. */
function toPushTime(instant: Date): string {
  const [date = '', time = ''] = muscatTime.format(instant).split(', ')
  return `${date} ${time}`
}

const muscatTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Muscat',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

function isLatin(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text)
}
