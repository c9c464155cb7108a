import { type DialogProps, Dialog as Window } from '@vonk/ui/dialog'
import { useWords } from '../words/words-context.tsx'
import parts from './parts.module.css'

/** A window over the screen, open as long as it is there; a press beside it closes nothing that was typed. */
export function Dialog({ children, ...props }: Pick<DialogProps, 'title' | 'onClose' | 'children'>) {
  const { text } = useWords()
  return (
    <Window closedBy="closerequest" closeLabel={text('app.close')} {...props}>
      <div className={parts.stack}>{children}</div>
    </Window>
  )
}
