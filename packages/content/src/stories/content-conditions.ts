import type { StoryCondition, StoryFilter } from '@vonk/contract'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { stories } from './schema.ts'

/** What a filter says of content, which is JSON of any shape: a field that is missing or of another kind fails nothing. */
export function filterCondition(content: SQL, { all, any }: StoryFilter): SQL | undefined {
  const conditions = all.map((condition) => conditionOf(content, condition))
  return and(
    ...conditions,
    any.length > 0
      ? or(...any.map((alternative) => and(...alternative.map((each) => conditionOf(content, each)))))
      : undefined,
  )
}

function conditionOf(content: SQL, { field, operation, values }: StoryCondition): SQL {
  const path = sql`${sql.param(field)}::text[]`
  const json = sql`(${content} #> ${path})`
  const text = sql`(${content} #>> ${path})`
  const list = sql`${sql.param(values)}::text[]`
  const [value = ''] = values
  switch (operation) {
    case 'is':
      return kindCondition({ json, text }, value)
    case 'in':
      return sql`coalesce(${text}, '') = any(${list})`
    case 'not_in':
      return sql`coalesce(${text}, '') <> all(${list})`
    case 'like':
      return sql`${text} ilike ${wildcards(value)}`
    case 'not_like':
      return sql`coalesce(${text}, '') not ilike ${wildcards(value)}`
    case 'in_array':
    case 'any_in_array':
      return sql`${entriesOf(json)} && ${list}`
    case 'all_in_array':
      return sql`${entriesOf(json)} @> ${list}`
    case 'gt_date':
      return sql`${minuteIn(text)} > ${minuteOf(value)}`
    case 'lt_date':
      return sql`${minuteIn(text)} < ${minuteOf(value)}`
    case 'gt_int':
    case 'gt_float':
      return sql`${numberIn(text)} > ${value}::numeric`
    case 'lt_int':
    case 'lt_float':
      return sql`${numberIn(text)} < ${value}::numeric`
  }
}

function kindCondition({ json, text }: { json: SQL; text: SQL }, kind: string): SQL {
  const kinds: Readonly<Record<string, SQL>> = {
    empty: sql`coalesce(${text}, '') = ''`,
    not_empty: sql`coalesce(${text}, '') <> ''`,
    empty_array: sql`json_typeof(${json}) = 'array' and cardinality(${entriesOf(json)}) = 0`,
    not_empty_array: sql`cardinality(${entriesOf(json)}) > 0`,
    true: sql`${text} = 'true'`,
    false: sql`${text} = 'false'`,
    null: sql`${text} is null`,
    not_null: sql`${text} is not null`,
  }
  return sql`(${kinds[kind] ?? sql`false`})`
}

/** The entries of a list as texts; none of anything else. */
function entriesOf(json: SQL): SQL {
  return sql`array(select json_array_elements_text(case when json_typeof(${json}) = 'array' then ${json} else '[]' end))`
}

/** A text as a number, for comparing; null for what is none. */
export function numberIn(text: SQL): SQL {
  return sql`case when ${text} ~ '^-?\\d{1,15}(\\.\\d{1,15})?$' then ${text}::numeric end`
}

/** A date as text to the minute, which sorts as time does; texts that are no date are null, and days begin at midnight. */
function minuteIn(text: SQL): SQL {
  return sql`(case when ${text} ~ '^\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d.*)?$'
    then left(replace(${text}, 'T', ' ') || ' 00:00', 16) end collate "C")`
}

function minuteOf(value: string): string {
  return `${value.replace('T', ' ')} 00:00`.slice(0, 16)
}

/** `*` stands for anything; a value without it may stand anywhere in the text. */
function wildcards(value: string): string {
  return value === '' || value.includes('*') ? patternOf(value) : `%${literal(value)}%`
}

const mostWords = 8
const texts =
  'strict $.** ? (@.type() == "object").keyvalue() ? (@.value.type() == "string" && @.key != "component" && @.key != "_uid" && @.key != "type").value'

/** Whether every word stands in the name, the slug or a text of the content. */
export function searchCondition(content: SQL, term: string): SQL | undefined {
  const words = term.split(/\s+/).filter((word) => word !== '')
  return and(
    ...words.slice(0, mostWords).map((word) => {
      const pattern = `%${literal(word)}%`
      // Most stories do not hold the word anywhere in their JSON: only the others are taken apart.
      return sql`(${stories.name} ilike ${pattern} or ${stories.path} ilike ${pattern}
        or case when ${content}::text ilike ${pattern} then exists (
          select from jsonb_path_query(${content}::jsonb, ${texts}::jsonpath) as found (value)
          where found.value #>> '{}' ilike ${pattern}) end)`
    }),
  )
}

/** The text as a pattern that matches nothing else. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

export function patternOf(slug: string): string {
  return literal(slug).replaceAll('*', '%')
}
