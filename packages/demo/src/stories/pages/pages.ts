import type { PagePlan } from '../block-plan.ts'
import { aboutPages } from './about.data.ts'
import { categoryWords } from './category-words.data.ts'
import { helpingPages } from './helping.data.ts'
import { homes } from './homes.data.ts'
import { landingPages } from './landings.data.ts'
import { legalPages } from './legal.data.ts'
import { servicePages } from './service.data.ts'

/** Every page of every shop that is no article. */
export const pages: readonly PagePlan[] = [
  ...homes,
  ...landingPages,
  ...servicePages,
  ...aboutPages,
  ...legalPages,
  ...helpingPages,
  ...categoryWords,
]
