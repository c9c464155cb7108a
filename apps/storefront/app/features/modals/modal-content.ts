/** What every modal's content gets; it reads its own payload. */
export type ModalContentProps = { payload: unknown; close: () => void }
