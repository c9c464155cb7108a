export { Button } from './button.tsx'
export { Spinner } from './spinner.tsx'
