export {
  cancel,
  deliver,
  endStuckRefunds,
  type OrderAction,
  performAction,
  refund,
  ship,
} from './perform-action.ts'
export { staffOrderRoutes } from './routes.ts'
