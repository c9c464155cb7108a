import type { InputIssue } from '../common-refusals.ts'
import { isTooDeep } from './content-faults.ts'
import { type Cut, cutOut, findCut } from './cut-out.ts'
import { type StoryContent, storyContentSchema } from './story-content.ts'

export type ReadContent = {
  /** Null when too little of it is understood to show anything. */
  readonly content: StoryContent | null
  /** What was left out, by its place in the content as it came. */
  readonly skipped: readonly InputIssue[]
}

// Taking a part out can make the whole around it wrong; content nests less deep than this.
const mostRounds = 20

/** Content that others keep: the parts we do not understand are left out, and reported; the rest stands. */
export function readContent(content: unknown): ReadContent {
  if (isTooDeep(content)) return { content: null, skipped: [{ path: '', message: 'Nested too deep' }] }
  const skipped: InputIssue[] = []
  let rest = content
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = storyContentSchema.safeParse(rest)
    if (parsed.success) return { content: parsed.data, skipped }
    const cuts: Cut[] = []
    for (const issue of parsed.error.issues) {
      const cut = findCut(rest, issue)
      // Fields we do not know are no loss to anybody who looks at the page.
      if (issue.code !== 'unrecognized_keys') skipped.push({ path: issue.path.join('.'), message: issue.message })
      if (!cut) return { content: null, skipped }
      cuts.push(cut)
    }
    rest = cutOut(rest, cuts)
  }
  return { content: null, skipped }
}
