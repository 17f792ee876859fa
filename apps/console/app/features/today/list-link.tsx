import type { AccessRule } from '@warsha/contract/access.ts'
import { readBoardCall } from '@warsha/contract/console/booking/board.calls.ts'
import { listFailedJobsCall } from '@warsha/contract/console/dashboard/today.calls.ts'
import type { RestToday } from '@warsha/contract/console/dashboard/today.rest.ts'
import { listInvariantsCall } from '@warsha/contract/console/health/health.calls.ts'
import { listStockCall } from '@warsha/contract/console/inventory/stock.calls.ts'
import { listConsoleOrdersCall, listVisitsCall } from '@warsha/contract/console/orders/order-lists.calls.ts'
import {
  listDifferencesCall,
  listFailedPaymentsCall,
} from '@warsha/contract/console/payments/failed-payments.calls.ts'
import { listRefundsCall } from '@warsha/contract/console/payments/refunds.calls.ts'
import { listApprovalsCall } from '@warsha/contract/console/staff/log.calls.ts'
import { listCommentsCall } from '@warsha/contract/console/surveys/comments.calls.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mayCall, useOperator } from '~/session/operator.ts'

export type ListBehind = RestToday['orders']['list']

type ListScreen = { path: string; access: AccessRule }

/** The screens of the lists that numbers come from. */
const screens = new Map<string, ListScreen>([
  [listConsoleOrdersCall.path, { path: '/orders', access: listConsoleOrdersCall.access }],
  [listVisitsCall.path, { path: '/visits', access: listVisitsCall.access }],
  [readBoardCall.path, { path: '/board', access: readBoardCall.access }],
  [listRefundsCall.path, { path: '/refunds', access: listRefundsCall.access }],
  [listDifferencesCall.path, { path: '/reconciliation', access: listDifferencesCall.access }],
  [listFailedPaymentsCall.path, { path: '/failed-payments', access: listFailedPaymentsCall.access }],
  [listStockCall.path, { path: '/stock', access: listStockCall.access }],
  [listApprovalsCall.path, { path: '/approvals', access: listApprovalsCall.access }],
  [listCommentsCall.path, { path: '/surveys', access: listCommentsCall.access }],
  [listFailedJobsCall.path, { path: '/health', access: listInvariantsCall.access }],
])

type ListLinkProps = { list: ListBehind; label?: string; className?: string; children: ReactNode }

/** Opens the list behind a number, with the number's own filter; no link for those who may not read the list. */
export function ListLink({ list, label, className, children }: ListLinkProps) {
  const operator = useOperator()
  const screen = screens.get(list.path)
  if (!screen || !mayCall(operator, screen.access)) return <span className={className}>{children}</span>
  const search = new URLSearchParams(list.query).toString()
  return (
    <Link
      to={{ pathname: screen.path, search: search && `?${search}` }}
      aria-label={label}
      className={`link ${className ?? ''}`}
    >
      {children}
    </Link>
  )
}
