import { useEffect, useState } from 'react'
import { loginStore } from '~/session/groups/login.ts'
import { spendCredit } from '~/session/session-actions.ts'
import type { Payable } from './payment-calls.ts'

/** How long the new amounts are on their way, so that nobody misses that they changed. */
const settleMs = 1_000

/** Whether the wallet pays. What it would pay leaves the credit of the session while the switch is on. */
export function useWalletSwitch({ total, wallet }: Payable) {
  const [isOn, setOn] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const { balance } = wallet
  const isUsed = isOn && balance > 0

  useEffect(() => {
    loginStore.setState({ credit: balance, cart_credit: 0 })
    if (isUsed) spendCredit(total)
  }, [balance, isUsed, total])

  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => setSettling(false), settleMs)
    return () => clearTimeout(timer)
  }, [isSettling])

  function toggle() {
    setOn((before) => !before)
    setSettling(true)
  }

  return { isUsed, isSettling, toggle }
}
