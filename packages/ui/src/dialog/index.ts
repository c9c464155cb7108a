export { Dialog, type DialogProps } from './dialog.tsx'
export { ModalWindow } from './modal-window.tsx'
export { closeFromOutside, showModal, useModalDialog } from './use-modal-dialog.ts'
