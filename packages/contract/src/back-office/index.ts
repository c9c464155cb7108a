export { putProducts, setPrices, setStock } from './back-office-calls.ts'
