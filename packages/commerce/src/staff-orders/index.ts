export {
  actOnOrder,
  callingOff,
  delivering,
  endingStuckRefunds,
  type OrderAct,
  refunding,
  shipping,
} from './act-on-order.ts'
export { staffOrderRoutes } from './routes.ts'
