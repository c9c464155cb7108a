export { actOnOrder, callingOff, type OrderAct, refunding, shipping } from './act-on-order.ts'
export { staffOrderRoutes } from './routes.ts'
