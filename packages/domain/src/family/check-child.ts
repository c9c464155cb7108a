import { checkForm, checkMaximum, checkName, type FieldRefusals, type FormRefusal } from '../forms/index.ts'
import { err, ok, type Result } from '../result/index.ts'
import { hasControlCharacters } from '../text/index.ts'
import { heightSizes } from './size-table.ts'

/** What a parent tells about a child; only the name has to be told. */
export type ChildFields = {
  readonly firstName: string
  /** As yyyy-mm: for clothes the day does not matter. */
  readonly birthMonth: string | null
  readonly heightCm: number | null
  /** A size of the shop's table that fits, whatever the height says. */
  readonly size: string | null
}

export type ChildFieldRefusals = FieldRefusals<keyof ChildFields>

const longestName = 60
const oldest = 25
const shortestChild = 40
const tallestChild = 210

/** Every field at once. `thisMonth` is written yyyy-mm. */
export function checkChild(child: ChildFields, thisMonth: string): Result<ChildFields, ChildFieldRefusals> {
  return checkForm({
    firstName: checkFirstName(child.firstName),
    birthMonth: checkBirthMonth(child.birthMonth, thisMonth),
    heightCm: checkHeight(child.heightCm),
    size: checkSize(child.size),
  })
}

/** A name is shown in the header: what nobody sees, or what turns the text around it, is refused. */
function checkFirstName(text: string): Result<string, FormRefusal> {
  if (hasControlCharacters(text)) return err({ code: 'characters-invalid' })
  const name = checkName(text)
  return name.ok ? checkMaximum(name.value, longestName) : name
}

function checkBirthMonth(month: string | null, thisMonth: string): Result<string | null, FormRefusal> {
  if (month === null) return ok(null)
  const earliest = `${Number(thisMonth.slice(0, 4)) - oldest}${thisMonth.slice(4)}`
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)
  return isMonth && month <= thisMonth && month >= earliest ? ok(month) : err({ code: 'birth-month-invalid' })
}

function checkHeight(height: number | null): Result<number | null, FormRefusal> {
  if (height === null) return ok(null)
  const isHeight = Number.isInteger(height) && height >= shortestChild && height <= tallestChild
  return isHeight ? ok(height) : err({ code: 'height-invalid', minimum: shortestChild, maximum: tallestChild })
}

function checkSize(size: string | null): Result<string | null, FormRefusal> {
  if (size === null || heightSizes.some(({ label }) => label === size)) return ok(size)
  return err({ code: 'size-invalid' })
}
