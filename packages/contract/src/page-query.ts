import { z } from 'zod'
import { orEmpty, queryInteger } from './query-fields.ts'

const LARGEST_PAGE = 100
const LAST_PAGE = 1_000_000

const count = (most: number, usual: number) =>
  orEmpty(queryInteger().pipe(z.int().min(1).max(most)))
    .optional()
    .transform((value) => value ?? usual)

/** A page of a list, counted from 1. */
export const pageQuery = z.object({ pageSize: count(LARGEST_PAGE, 20), currentPage: count(LAST_PAGE, 1) })
