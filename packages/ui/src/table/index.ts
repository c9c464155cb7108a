export { type Column, Table } from './table.tsx'
