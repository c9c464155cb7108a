import { latePart } from '../../fragments/index.ts'
// Brings the styles of all blocks with it: see the groups of vite.config.ts.
import './layout.module.css'

/** The blocks of a page. The server writes them; their code comes when the page is idle. */
export const StoryBody = latePart(async () => (await import('./story-body.tsx')).StoryBody)
