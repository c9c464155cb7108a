export { Styleguide as default } from '../features/styleguide/index.ts'
