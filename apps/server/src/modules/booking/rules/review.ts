/** What a customer says about a centre. The comment is what an operator has let through, empty without one. */
export type Review = {
  centreId: number
  customerId: number
  rating: number
  comment: string
  reviewedAt: Date
}

/** What everybody may read: nothing in it says who wrote it. */
export type CentreComment = { id: number } & Pick<Review, 'rating' | 'comment' | 'reviewedAt'>
