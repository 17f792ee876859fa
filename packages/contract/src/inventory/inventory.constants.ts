/** How many variants a customer can wait for. */
export const maxStockAlerts = 20
