export { chosenFields } from './values/chosen-fields.ts'
export { holdsFor } from './values/holds-for.ts'
