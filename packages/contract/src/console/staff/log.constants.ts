/** What became of a command that needed a second person; undecided for three days, it is over. */
export const approvalStates = ['waiting', 'approved', 'rejected', 'expired'] as const

/** What a list of approvals is narrowed to. */
export const approvalFilterStates = [...approvalStates, 'all'] as const

/** By when they were asked for; `-` is downwards. */
export const approvalSorts = ['requested', '-requested'] as const

/** The newest change first, or the oldest. */
export const logSorts = ['-changed', 'changed'] as const
