export { type Err, err, type Ok, ok, type Result } from './result.ts'
