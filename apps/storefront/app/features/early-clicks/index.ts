export { useEarlyClicks } from './use-early-clicks.ts'
