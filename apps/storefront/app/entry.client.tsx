import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leaveFormerLanguage, watchFormerLanguage } from './session/former-language.ts'
import { loadMessages } from './session/messages.ts'

const lang = location.pathname.startsWith('/en') ? 'en' : 'ar'

watchFormerLanguage()
if (!leaveFormerLanguage()) takeOver()

async function takeOver(): Promise<void> {
  await loadMessages(lang)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
