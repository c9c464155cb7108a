import '@vonk/ui/tokens.css'
import '@vonk/ui/scale.css'
import '@vonk/ui/page-behind.css'
import './ui/density.css'
import './ui/base.css'
import { languages } from 'virtual:desk-texts'
import { createClient } from '@vonk/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { deskPath } from './addresses.ts'
import { ApiProvider } from './calls/api-context.tsx'
import { createApi } from './calls/create-api.ts'
import { rooms } from './rooms.ts'
import { routesOf } from './routes-of.tsx'
import { loadWords, WordsProvider } from './words/words-context.tsx'

const api = createApi(createClient({ fetch: (request) => fetch(request), origin: location.origin }))
void api.start()

const place = document.getElementById('desk')
if (!place) throw new Error('The document has no place for the desk')
const words = await loadWords(languages, localStorage)
createRoot(place).render(
  <StrictMode>
    <WordsProvider first={words} languages={languages} storage={localStorage}>
      <ApiProvider value={api}>
        <RouterProvider router={createBrowserRouter(routesOf(rooms), { basename: deskPath })} />
      </ApiProvider>
    </WordsProvider>
  </StrictMode>,
)
