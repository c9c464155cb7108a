import { lastResort } from '@vonk/languages'
import type { ImportSummary, Refusal } from '../importing/create-ledger.ts'
import type { ImportProgress } from '../importing/create-meter.ts'
import { describePlace } from '../reading/dump-row.ts'

export function describeRefusal({ place, entity, name, reason }: Refusal): string {
  const who = [entity, name].filter(Boolean).join(' ')
  return showControls(`${describePlace(place)}: ${who === '' ? '' : `${who}: `}${reason}`)
}

/** A dump is a stranger's: control characters in it could move the cursor, rename the window or turn the text around. */
export function showControls(text: string): string {
  return text.replace(/[\p{Cc}\u{202a}-\u{202e}\u{2066}-\u{2069}]/gu, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

export function describeProgress({ phase, bytes, totalBytes, documents, perSecond }: ImportProgress): string {
  const read = `${megabytes(bytes)} of ${megabytes(totalBytes)} MB`
  return `  … ${phase}: ${read}, ${grouped(documents)} documents, ${grouped(perSecond)} a second`
}

const kinds = ['product', 'stock', 'category', 'attribute', 'taxrule', 'review'] as const
const columns = ['added', 'changed', 'unchanged', 'removed', 'refused'] as const

/** The table at the end, and below it what else there is to say. */
export function describeSummary({
  tallies,
  unreadable,
  passedOver,
  remarks,
  warnings,
  isRemovalHeld,
}: ImportSummary): string[] {
  const table = kinds.flatMap((kind) => {
    const tally = tallies.get(kind)
    return tally
      ? [
          row(
            kind,
            columns.map((column) => grouped(tally[column])),
          ),
        ]
      : []
  })
  const isIdle = [...tallies.values()].every(({ added, changed, removed }) => added + changed + removed === 0)
  return [
    row('', columns),
    ...table,
    ...(unreadable > 0 ? [`${grouped(unreadable)} rows could not be read.`] : []),
    ...[...passedOver].map(
      ([type, count]) => `${grouped(count)} rows of the kind ${showControls(type)} were passed over.`,
    ),
    ...remarks.map(
      ({ about, text, count, first }) => `${grouped(count)} ${about} ${text}, the first: ${showControls(first)}`,
    ),
    ...warnings.map((warning) => `Warning: ${showControls(warning)}`),
    ...(isRemovalHeld ? ['Nothing was removed: what could not be read may be what seems to be missing.'] : []),
    ...(isIdle ? ['Nothing was changed.'] : []),
  ]
}

export function hasRefusals({ tallies, unreadable }: ImportSummary): boolean {
  return unreadable > 0 || [...tallies.values()].some(({ refused }) => refused > 0)
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(10), ...cells.map((cell) => cell.padStart(10))].join(' ')
}

const figures = new Intl.NumberFormat(lastResort)

function grouped(number: number): string {
  return figures.format(number)
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
