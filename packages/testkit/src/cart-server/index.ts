export { type CartServer, describeCartServer } from './describe-cart-server.ts'
