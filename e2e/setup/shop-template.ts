/** The database with the demo shop as it is on its first day, made once for the run. */
export const shopTemplate = 'shop_template'
