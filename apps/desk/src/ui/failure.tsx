import { Button } from '@vonk/ui/button'
import { useWords } from '../words/words-context.tsx'
import { Notice } from './notice.tsx'

/** What could not be loaded, and a way to try again. */
export function Failure({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { text, refusal } = useWords()
  return (
    <Notice tone="bad">
      {refusal(code)}{' '}
      <Button look="secondary" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </Notice>
  )
}
