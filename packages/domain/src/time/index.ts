export { addDays, type HourOfWeek, type StoreTime, storeTimeAt, type Weekday } from './store-time.ts'
