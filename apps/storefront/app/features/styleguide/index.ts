export { Styleguide } from './styleguide.tsx'
