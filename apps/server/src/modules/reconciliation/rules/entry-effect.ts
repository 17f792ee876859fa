/** Effect of a movement by an operator's word: wallet credit, a refund to the card, a loss, a refund of the order. */
export type EntryEffect = 'wallet' | 'card' | 'loss' | 'refund'
