/** Changes of the wallet of the customer with a history: day, reason, Rials, and subject. */
export type DemoWalletMove = readonly [
  day: string,
  reason: 'TOP_UP' | 'ORDER_PAYMENT' | 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT',
  rial: string,
  reference?: string,
]

export const demoWalletMoves: readonly DemoWalletMove[] = [
  ['2026-02-03', 'TOP_UP', '20', 'demo-charge-1'],
  ['2026-02-05', 'ORDER_PAYMENT', '-12.500', '10021'],
  ['2026-02-19', 'REFERRAL', '2'],
  ['2026-03-02', 'ORDER_PAYMENT', '-3.200', '10034'],
  ['2026-03-04', 'ORDER_REFUND', '3.200', '10034'],
  ['2026-03-15', 'TOP_UP', '10', 'demo-charge-2'],
  ['2026-03-28', 'ORDER_PAYMENT', '-8.900', '10047'],
  ['2026-04-09', 'REFERRAL', '2'],
  ['2026-04-21', 'ORDER_PAYMENT', '-5.750', '10063'],
  ['2026-05-06', 'TOP_UP', '50', 'demo-charge-3'],
  ['2026-05-08', 'ORDER_PAYMENT', '-38.400', '10078'],
  ['2026-05-30', 'ADJUSTMENT', '1.500'],
  ['2026-06-11', 'ORDER_PAYMENT', '-4.300', '10092'],
  ['2026-06-27', 'REFERRAL', '2'],
  ['2026-07-03', 'ORDER_PAYMENT', '-6.100', '10107'],
  ['2026-07-18', 'TOP_UP', '20', 'demo-charge-4'],
  ['2026-07-20', 'ORDER_PAYMENT', '-15.850', '10119'],
  ['2026-08-01', 'ORDER_REFUND', '15.850', '10119'],
  ['2026-08-16', 'ORDER_PAYMENT', '-21.990', '10131'],
  ['2026-09-02', 'TOP_UP', '10', 'demo-charge-5'],
  ['2026-09-14', 'ORDER_PAYMENT', '-2.700', '10146'],
  ['2026-09-29', 'REFERRAL', '2'],
  ['2026-10-10', 'ORDER_PAYMENT', '-7.250', '10158'],
  ['2026-10-24', 'TOP_UP', '10', 'demo-charge-6'],
]
