/** Limits that one address reaches when it signs many in. */
export const manyCodes = {
  CODES_PER_ADDRESS_PER_HOUR: '5000',
  CODES_PER_PREFIX_PER_HOUR: '5000',
  CODES_PER_HOUR: '5000',
  RATE_LIMIT_PER_MINUTE: '1000000',
}
