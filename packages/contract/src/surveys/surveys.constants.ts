/** A survey can be answered for so many days. */
export const surveyDays = 30

export const maxRate = 5

export const maxCommentLength = 1000

/** Questions of one type and category, inactive ones included. */
export const maxQuestions = 50
