export { creditedText } from './use-cases/money-texts.ts'
export { orderNotification } from './use-cases/order-notification.ts'
export { paymentText, placedText, statusText } from './use-cases/order-texts.ts'
export { recordNotification } from './use-cases/record-notification.ts'
