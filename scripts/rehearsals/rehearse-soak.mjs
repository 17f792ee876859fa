import { Problem } from '../launcher/tell.mjs'
import { soak } from '../soak/soak.mjs'

const usualMinutes = 120
const most = 24 * 60

/** npm run rehearse -- soak [minutes] [--restarts] [--failovers]: hours of mixed traffic, after which nothing may have grown. */
export function rehearse(words) {
  const options = { minutes: usualMinutes, restarts: false, failovers: false }
  for (const word of words) {
    if (word === '--restarts' || word === '--failovers') options[word.slice(2)] = true
    else if (/^\d+$/.test(word) && Number(word) >= 5 && Number(word) <= most) options.minutes = Number(word)
    else throw new Problem(`A soak takes 5 to ${most} minutes and --restarts or --failovers, not ${word}`)
  }
  return soak(options)
}
