import './ui/tokens.css'
import './ui/base.css'
import { createClient } from '@vonk/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiProvider } from './calls/api-context.tsx'
import { createApi } from './calls/create-api.ts'
import { Editor } from './editor.tsx'
import { WordsProvider } from './words/words-context.tsx'

const api = createApi(createClient({ fetch: (request) => fetch(request), origin: location.origin }))
void api.start()

const place = document.getElementById('editor')
if (!place) throw new Error('The document has no place for the editor')
createRoot(place).render(
  <StrictMode>
    <WordsProvider>
      <ApiProvider value={api}>
        <Editor />
      </ApiProvider>
    </WordsProvider>
  </StrictMode>,
)
