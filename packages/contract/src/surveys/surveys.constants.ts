/** A survey can be answered for so many days. */
export const surveyDays = 30

export const mostRate = 5

export const longestComment = 1000
