export type ConsoleQuestion = {
  name: string
  path: string
  role: 'administrator' | 'manager'
  isDeep?: boolean
}

export type ConsoleSamples = { today: string; number: number; phoneEnd: string }

const sorts = ['-placed', 'placed', '-total', 'total']

/** Every filter of the lists, some of them together, in every order. */
export function consoleQuestions({ today, number, phoneEnd }: ConsoleSamples): ConsoleQuestion[] {
  const month = today.slice(0, 8)
  const filters: Record<string, string> = {
    all: '',
    'status=FULFILLED': 'status=FULFILLED',
    'status=UNFULFILLED': 'status=UNFULFILLED',
    'status=CANCELED': 'status=CANCELED',
    'status=DRAFT, none': 'status=DRAFT',
    'payment=FULLY_CHARGED': 'payment_status=FULLY_CHARGED',
    'payment=NOT_CHARGED': 'payment_status=NOT_CHARGED',
    'centre=3': 'centre=3',
    'placed today': `placed_from=${today}&placed_to=${today}`,
    'placed this month': `placed_from=${month}01`,
    'placed until last year': `placed_to=${Number(today.slice(0, 4)) - 1}-12-31`,
    'visit today': `visit_day=${today}`,
    'by appointment': 'fulfilment=appointment',
    'by delivery': 'fulfilment=delivery',
    'by message': 'fulfilment=message',
    'product=1': 'product=1',
    'product=2': 'product=2',
    'product=999999, none': 'product=999999',
    'code=rare': 'code=rare',
    'code=often': 'code=often',
    'code=none': 'code=nobody',
    'gateway=sandbox': 'gateway=sandbox',
    'gateway=WALLET': 'gateway=WALLET',
    'gateway=GIFT_CARD': 'gateway=GIFT_CARD',
    'gateway=stripe, none': 'gateway=stripe',
    'search number': `search=${number}`,
    'search phone': `search=${phoneEnd}`,
    'search phone, broad': 'search=1234',
    'search Mohammed': 'search=mohammed',
    'search al b': `search=${encodeURIComponent('al b')}`,
    'search محمد': `search=${encodeURIComponent('محمد')}`,
    'search Toyota': 'search=toyota',
    'search nobody': 'search=zzzzzz',
    'status, centre': 'status=UNFULFILLED&centre=3',
    'status, payment': 'status=FULFILLED&payment_status=NOT_CHARGED',
    'centre, month': `centre=3&placed_from=${month}01`,
    'centre, appointment, status': 'centre=3&fulfilment=appointment&status=CANCELED',
    'search, status': 'search=mohammed&status=CANCELED',
    'search, centre': 'search=mohammed&centre=3',
    'product, gateway': 'product=1&gateway=WALLET',
    'product, centre': 'product=2&centre=3',
    'product, status': 'product=1&status=CANCELED',
    'code, gateway': 'code=often&gateway=sandbox',
    'code, month': `code=often&placed_from=${month}01`,
    'gateway, centre': 'gateway=sandbox&centre=3',
    'gateway, status, payment': 'gateway=WALLET&status=FULFILLED&payment_status=FULLY_CHARGED',
    'gateway, search': 'gateway=GIFT_CARD&search=mohammed',
    'visit today, centre': `visit_day=${today}&centre=3`,
  }
  const orders = Object.entries(filters).flatMap(([name, query]) =>
    sorts.map((sort) => ({ name: `orders ${name}, ${sort}`, path: `/orders/?${query}&sort=${sort}` })),
  )
  const deep = ['all', 'status=FULFILLED', 'centre=3', 'by appointment', 'search Mohammed', 'search al b']
  const people: Record<string, string> = {
    all: '',
    blocked: 'is_blocked=true',
    'not blocked': 'is_blocked=false',
    'search Mohammed': 'search=mohammed',
    'search al': 'search=al',
    'search a': 'search=a',
    'search al balushi': `search=${encodeURIComponent('al balushi')}`,
    'search محمد': `search=${encodeURIComponent('محمد')}`,
    'search 968': 'search=968',
    'search phone': `search=${phoneEnd}`,
    'search nobody': 'search=zzzzzz',
    'search Mohammed, blocked': 'search=mohammed&is_blocked=true',
    'search al, blocked': 'search=al&is_blocked=true',
    'search example.om': 'search=example.om',
  }
  const customers = Object.entries(people).map(([name, query]) => ({
    name: `customers ${name}`,
    path: `/customers/?${query}`,
  }))
  const shared = [...orders, ...customers, ...buyers(month)]
  return [
    ...shared.map((question) => ({ ...question, role: 'administrator' as const })),
    ...wallets.map((query) => ({
      name: `customers ${query}`,
      path: `/customers/?${query}`,
      role: 'administrator' as const,
    })),
    ...shared
      .filter(({ name }) => !name.includes('placed,') || name.includes(' all,'))
      .map(({ name, path }) => ({ name: `manager: ${name}`, path, role: 'manager' as const })),
    ...shared
      .filter(({ name }) => deep.some((each) => name.includes(`${each}, `)) || name.startsWith('customers'))
      .map(({ name, path }) => ({
        name: `deep: ${name}`,
        path,
        role: 'administrator' as const,
        isDeep: true,
      })),
    ...money(today).flatMap((question) => [
      { ...question, role: 'administrator' as const },
      { ...question, name: `manager: ${question.name}`, role: 'manager' as const },
    ]),
    ...desk().map((question) => ({ ...question, role: 'administrator' as const })),
    { name: 'manager: numbers of today', path: '/today/', role: 'manager' },
    { name: 'visits of today', path: '/visits/', role: 'administrator' },
    { name: 'visits of today, centre', path: '/visits/?centre=3', role: 'administrator' },
    { name: 'manager: visits of today', path: '/visits/', role: 'manager' },
  ]
}

function money(today: string) {
  const refunds = [
    '',
    'state=done',
    'state=requested',
    'state=failed',
    `day=${today}`,
    'centre=1',
    'centre=1&state=done',
  ]
  return [
    ...refunds.map((query) => ({ name: `refunds ${query || 'all'}`, path: `/refunds/?${query}` })),
    { name: 'failed payments today', path: `/failed-payments/?day=${today}` },
    { name: 'failed payments today, centre', path: `/failed-payments/?day=${today}&centre=1` },
  ]
}

/** What belongs to no centre. */
function desk() {
  return [
    { name: 'gift cards all', path: '/gift-cards/?' },
    { name: 'gift cards search', path: '/gift-cards/?search=ab12' },
    { name: 'numbers of today', path: '/today/' },
    { name: 'reconciliation', path: '/reconciliation/' },
  ]
}

/** Only administrators and roles without centres read wallets. */
const wallets = ['sort=-wallet', 'sort=wallet', 'wallet=1..', 'wallet=1..&sort=-orders']

/** Customers by what they have bought. */
function buyers(month: string) {
  const bought: Record<string, string> = {
    all: '',
    'five orders or more': 'orders=5..',
    'no order': 'orders=..0',
    'came this month': `visited_from=${month}01`,
    'search al, two orders or more': 'search=al&orders=2..',
  }
  return Object.entries(bought).flatMap(([name, query]) =>
    ['-orders', 'orders', '-visited', 'visited'].map((sort) => ({
      name: `customers ${name}, ${sort}`,
      path: `/customers/?${query}&sort=${sort}`,
    })),
  )
}
