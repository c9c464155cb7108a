export { readPayment, receiveWebhook } from './payment-calls.ts'
