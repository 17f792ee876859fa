import { loginStore } from './groups/login.ts'
import { startSession } from './persisted-state.ts'

const storageKey = 'warsha:kept'
const maxValues = 24
const maxLength = 300_000

/** A value that outlives the page, so that it can be shown without the shop. */
export type KeptAs = {
  /** In the page's language; another language's value of the same subject is better than none. */
  lang: string
  subject: string
  /** The text of the question that it answers: a release that asks differently may draw it differently. */
  question: string
}

type Kept = { owner: string; values: KeptValue[] }
type KeptValue = { lang: string; subject: string; form: number; value: unknown }

/** Null for one that was never loaded on this device, or by another customer. */
export function readKept<Value>({ lang, subject, question }: KeptAs): Value | null {
  const same = read().values.filter((each) => each.subject === subject && each.form === formOf(question))
  const found = same.find((each) => each.lang === lang) ?? same[0]
  return (found?.value as Value | undefined) ?? null
}

/** Begins to keep the value of a load; one whose customer has gone meanwhile is not kept. */
export function keeperOf({ lang, subject, question }: KeptAs): (value: unknown) => void {
  const owner = currentCustomer()
  return (value) => {
    if (!owner || owner !== currentCustomer()) return
    const others = read().values.filter((each) => each.subject !== subject || each.lang !== lang)
    write({ owner, values: [{ lang, subject, form: formOf(question), value }, ...others] })
  }
}

/** Forgets everything as soon as another customer is there, or none, in this tab or another; returns a function that stops it. */
export function guardKeptValues(): () => void {
  read()
  return loginStore.subscribe(({ user_id, is_login }, before) => {
    if (user_id !== before.user_id || is_login !== before.is_login) read()
  })
}

/** What is not of the customer who is there is forgotten. */
function read(): Kept {
  const none = { owner: '', values: [] }
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Kept | null
    const isOwn = kept?.owner && kept.owner === currentCustomer() && Array.isArray(kept.values)
    if (isOwn) return kept
    if (kept) forget()
  } catch {
    // A text that cannot be read is overwritten by the next value.
  }
  return none
}

/** The newest ones, as far as there is room; a browser without room keeps nothing. */
function write({ owner, values }: Kept): void {
  const newest = values.slice(0, maxValues)
  let text = JSON.stringify({ owner, values: newest })
  while (text.length > maxLength && newest.pop()) text = JSON.stringify({ owner, values: newest })
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    forget()
  }
}

function forget(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage that cannot be used holds nothing either.
  }
}

function currentCustomer(): string {
  startSession()
  const { is_login, user_id } = loginStore.getState()
  return is_login ? user_id : ''
}

/** A short number for a text, which other texts hardly share. */
function formOf(text: string): number {
  let form = 0
  for (let at = 0; at < text.length; at++) form = (form * 31 + text.charCodeAt(at)) | 0
  return form
}
