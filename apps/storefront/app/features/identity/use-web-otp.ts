import { type RefObject, useEffect, useRef } from 'react'

/** Where the browser can read the message with the shopper's consent, the code fills itself in. */
export function useWebOtp(onCode: (code: string) => void): void {
  const receive: RefObject<(code: string) => void> = useRef(onCode)
  receive.current = onCode

  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const abort = new AbortController()
    const options = { otp: { transport: ['sms'] }, signal: abort.signal } as CredentialRequestOptions
    navigator.credentials.get(options).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') {
          receive.current(credential.code)
        }
      },
      // Refused, timed out or left: then the code is typed.
      () => undefined,
    )
    return () => abort.abort()
  }, [])
}
