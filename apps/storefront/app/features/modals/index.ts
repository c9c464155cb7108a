export { ModalArea } from './modal-area.tsx'
