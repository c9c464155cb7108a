export { drawPrint } from './draw-print.ts'
