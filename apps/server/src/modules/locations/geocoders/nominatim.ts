import { get, type IncomingMessage } from 'node:http'
import { get as getSecurely } from 'node:https'
import { appVersion } from '@warsha/contract/app-version.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { z } from 'zod'
import { networkPort } from '#kernel/database/network-port.ts'
import { publicLookup } from '#kernel/public-lookup.ts'
import { joinNames } from '../rules/place-at.ts'
import type { Position } from '../rules/places.ts'
import type { Geocoder } from '../use-cases/reverse-geocode.ts'
import { createTurns } from './turns.ts'

const timeoutMs = 3000
/** The service's policy: one request a second for the whole application. */
const pauseMs = 1000
const maxWaitMs = 2000
const maxKept = 5000
const maxAnswerChars = 1_000_000

export type NominatimOptions = { url: string; contact: string; onFault?(error: unknown): void }

/** OpenStreetMap's geocoder or one of our own. Answers are kept, because asking twice is against its policy. */
export function createNominatim({ url, contact, onFault }: NominatimOptions): Geocoder {
  const kept = new Map<string, Promise<string | undefined>>()
  const turn = createTurns({ pauseMs, maxWaitMs })

  const ask = async (position: Position, locale: Locale) => {
    if (!(await turn())) throw new Error('too many positions are waiting for the geocoder')
    const text = await fetchText(reverseUrl(url, position, locale), `Warsha/${appVersion} (${contact})`)
    return readAnswer(JSON.parse(text), locale)
  }

  return networkPort('geocoder', {
    async describe(position: Position, locale: Locale) {
      const key = `${locale} ${position.latitude} ${position.longitude}`
      const known = kept.get(key)
      if (known) return known
      const answer = ask(position, locale).catch((error) => {
        // A failure is not an answer: the next caller asks again.
        kept.delete(key)
        onFault?.(error)
        return undefined
      })
      if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '')
      kept.set(key, answer)
      return answer
    },
  })
}

/**
 * The service is the configured one: a redirect is a failure, and its name must not lead into our own network. An answer
 * is a few hundred bytes; one without end must not fill the memory.
 */
async function fetchText(url: URL, userAgent: string): Promise<string> {
  const answer = await sendRequest(url, userAgent)
  try {
    if (answer.statusCode !== 200) throw new Error(`the geocoder answered ${answer.statusCode}`)
    let text = ''
    for await (const chunk of answer.setEncoding('utf8')) {
      text += chunk
      if (text.length > maxAnswerChars) throw new Error('the geocoder answered too much')
    }
    return text
  } finally {
    answer.destroy()
  }
}

/** Not `fetch`, which does not let us check the address it connects to. */
function sendRequest(url: URL, userAgent: string): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? getSecurely : get
  return new Promise((resolve, reject) => {
    send(
      url,
      {
        // A connection of its own: a shared one was perhaps opened without the check.
        agent: false,
        headers: { 'User-Agent': userAgent },
        lookup: publicLookup,
        signal: AbortSignal.timeout(timeoutMs),
      },
      resolve,
    ).on('error', reject)
  })
}

function reverseUrl(base: string, { latitude, longitude }: Position, locale: Locale): URL {
  const url = new URL(`${base.replace(/\/$/, '')}/reverse`)
  url.search = new URLSearchParams({
    lat: String(latitude),
    lon: String(longitude),
    // Without a format the answer is XML; 16 stops at the street.
    format: 'jsonv2',
    zoom: '16',
    addressdetails: '1',
    'accept-language': locale,
  }).toString()
  return url
}

const part = z.string().max(200).optional()

/** Where it has no data, the service answers an error with status 200. */
const answerShape = z.object({
  address: z
    .object({
      road: part,
      neighbourhood: part,
      suburb: part,
      village: part,
      town: part,
      city: part,
      state: part,
      country: part,
    })
    .optional(),
})

function readAnswer(body: unknown, locale: Locale): string | undefined {
  const { address } = answerShape.parse(body)
  if (!address) return undefined
  const area = address.suburb ?? address.neighbourhood ?? address.village
  const names = [address.road, area, address.town ?? address.city, address.state, address.country]
  const text = joinNames(
    names.filter((name) => name !== undefined),
    locale,
  )
  return text || undefined
}
