/** A session in the console ends after so many hours, however it is used. */
export const sessionHours = 12

/** A session that is not used ends after so many minutes. */
export const idleMinutes = 30
