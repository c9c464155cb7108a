import { parseCents, toDecimal } from '@vonk/domain/money'
import { err, ok, type Result } from '@vonk/domain/result'
import type { CellKind } from './sheet-columns.ts'

/** What a cell says: null where it says that there is nothing. */
export type CellValue = string | number | boolean | readonly string[] | readonly (readonly string[])[] | null

type Read = Result<CellValue, string>

const DEAREST = 100_000_000
const flags = new Map([
  ...['yes', 'true', '1', 'ja', 'y', 'x'].map((word) => [word, true] as const),
  ...['no', 'false', '0', 'nee', 'nein', 'n'].map((word) => [word, false] as const),
])

const readers: Readonly<Record<CellKind, (text: string) => Read>> = {
  text: ok,
  choice: ok,
  price: readPrice,
  number: (text) => readNumber(text, 'a number'),
  percent: readPercent,
  stock: readStock,
  date: readDate,
  flag: readFlag,
  list: (text) => ok(listOf(text)),
  paths: readPaths,
  pictures: readPictures,
}

/** Reads a cell that is not empty; a refusal is a sentence. A single dash takes away what was there. */
export function readCell(kind: CellKind, text: string): Read {
  return text === '-' ? ok(null) : readers[kind](text)
}

/** 19.95 and 19,95; 1.299,00 and € 1,299.00. */
function readPrice(text: string): Read {
  const cents = /[.,]\d{3,}$/.test(text) ? null : parseCents(text)
  const isFit = cents !== null && cents >= 0 && cents <= DEAREST
  return isFit ? ok(toDecimal(cents)) : err(`a price is an amount such as 19,95, not "${text}"`)
}

function readNumber(text: string, what: string): Read {
  return /^\d{1,9}(?:[.,]\d{1,4})?$/.test(text) ? ok(Number(text.replace(',', '.'))) : err(`${what}, not "${text}"`)
}

function readPercent(text: string): Read {
  const percent = readNumber(text.replace(/\s*%$/, ''), 'VAT is a percentage such as 21')
  return percent.ok && Number(percent.value) > 100 ? err(`VAT is a percentage such as 21, not "${text}"`) : percent
}

function readStock(text: string): Read {
  if (text.toLowerCase() === 'uncounted') return ok('uncounted')
  const isFit = /^\d{1,9}(?:[.,]0+)?$/.test(text)
  return isFit
    ? ok(Number.parseInt(text, 10))
    : err(`stock is a whole number of pieces or the word uncounted, not "${text}"`)
}

/** 2026-12-01, and as a spreadsheet writes it in the Netherlands and Germany: 1-12-2026, 01.12.2026, 1/12/2026. */
function readDate(text: string): Read {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text) ?? []
  const [, ownDay = day, ownMonth = month, ownYear = year] = /^(\d{1,2})[-./](\d{1,2})[-./](\d{4})$/.exec(text) ?? []
  const date = `${ownYear}-${ownMonth.padStart(2, '0')}-${ownDay.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date)
  return isDay ? ok(`${date} 00:00:00`) : err(`a date is a day such as 2026-12-01, not "${text}"`)
}

function readFlag(text: string): Read {
  const flag = flags.get(text.toLowerCase())
  return flag === undefined ? err(`this is yes or no, not "${text}"`) : ok(flag)
}

function listOf(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** "Girls > Dresses | New": the steps of each path from the top of the shop. */
function readPaths(text: string): Read {
  const paths = listOf(text).map((path) => path.split('>').map((step) => step.trim()))
  const isFit = paths.every((path) => path.every((step) => step !== '' && step.length <= 255))
  return isFit ? ok(paths) : err(`a category is a path such as Girls > Dresses, not "${text}"`)
}

/** A name goes where `vonk media put` puts the file: under the first two signs of it. */
function readPictures(text: string): Read {
  const names = listOf(text)
  const wrong = names.find((name) => /^[a-z]+:|\.\.|[\\\s?#]/i.test(name))
  if (wrong !== undefined)
    return err(`a picture is the name of a file that "vonk media put" has stored, not "${wrong}"`)
  return ok(names.map((name) => (name.includes('/') ? `/${name.replace(/^\/+/, '')}` : spread(name))))
}

function spread(name: string): string {
  const [first = '_', second = '_'] = name.toLowerCase().replaceAll('.', '_')
  return `/${first}/${second}/${name}`
}
