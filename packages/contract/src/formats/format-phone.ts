/** `+968 9123 4567`: a number as it is dialled from anywhere, prefix and groups apart. One of an unknown form stays as it is. */
export function formatPhone(number: string): string {
  const digits = number.replaceAll(/[^\d+]/g, '').replace(/^00/, '+')
  const oman = /^\+968(\d{4})(\d{4})$/.exec(digits)
  if (oman) return `+968 ${oman[1]} ${oman[2]}`
  const neighbour = /^\+(97[1345]|966|965)(\d{1,2})(\d{3})(\d{4})$/.exec(digits)
  return neighbour ? `+${neighbour.slice(1).join(' ')}` : number
}
