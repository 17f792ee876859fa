/** A customer's review of a centre. The comment is the one an operator approved, empty without one. */
export type Review = {
  centreId: number
  customerId: number
  rating: number
  comment: string
  reviewedAt: Date
}

/** A review as it is public: without its author. */
export type CentreComment = { id: number } & Pick<Review, 'rating' | 'comment' | 'reviewedAt'>
