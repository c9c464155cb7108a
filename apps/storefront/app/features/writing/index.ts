export { useIsWriting, type Writer, WriterProvider, Written } from './written.tsx'
