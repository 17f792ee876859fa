export type DemoComment = {
  readonly centre: string
  readonly rate: 1 | 2 | 3 | 4 | 5
  readonly comment: string
  readonly hoursAgo: number
  readonly state: 'pending' | 'rejected'
}

/** Comments on finished orders, in the customers' own language. Ratings are those of the reviews, so none is approved here. */
export const demoComments: readonly DemoComment[] = [
  {
    centre: 'al-khuwair-car-wash',
    rate: 1,
    comment: 'Call me on this number for cheap tyres, half the price of this shop!',
    hoursAgo: 52,
    state: 'rejected',
  },
  {
    centre: 'wadi-kabir-tyre-shop',
    rate: 2,
    comment: 'Waited forty minutes although I had booked. The balancing itself is fine.',
    hoursAgo: 27,
    state: 'pending',
  },
  {
    centre: 'ghala-service-centre',
    rate: 5,
    comment: 'شكرًا لفريق المركز، أنهوا العمل قبل الموعد وشرحوا لي كل ما تم.',
    hoursAgo: 20,
    state: 'pending',
  },
  {
    centre: 'ghala-service-centre',
    rate: 4,
    comment: 'Friendly and quick. A shaded place to wait outside would be perfect.',
    hoursAgo: 5,
    state: 'pending',
  },
  {
    centre: 'al-khuwair-car-wash',
    rate: 3,
    comment: 'الغسيل الخارجي ممتاز لكن المرايا تُركت مبللة.',
    hoursAgo: 2,
    state: 'pending',
  },
]
