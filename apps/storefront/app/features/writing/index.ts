export { useWriter, type Writer, WriterProvider } from './writer-context.tsx'
