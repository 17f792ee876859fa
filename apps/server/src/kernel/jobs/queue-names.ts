/** Queues are named after what they hold, so that a dead letter says what it is. */
export function jobQueue(jobName: string): string {
  return `jobs/${jobName}`
}

export function eventQueue(eventName: string, handler: string): string {
  return `events/${eventName}/${handler}`
}
