import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inProject } from '../files/project-root.ts'
import { plantImports } from './plant-imports.ts'
import { allowed, violations, wayBack } from './planted-violations.data.ts'

type Found = { from: string; rule: { name: string } }

const config = inProject('.dependency-cruiser.cjs')
let root = ''
let found: Found[] = []

function cruise() {
  const args = [inProject('node_modules/.bin/depcruise'), '--config', config, '--output-type', 'json', '.']
  const output = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })
  return JSON.parse(output).summary.violations
}

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'vonk-imports-')))
  await plantImports(root, [...violations, wayBack, ...allowed])
  found = cruise()
})

afterAll(() => rm(root, { recursive: true, force: true }))

function rulesBrokenBy(file: string) {
  return found.filter(({ from }) => from === file).map(({ rule }) => rule.name)
}

describe('.dependency-cruiser.cjs', () => {
  it.each(violations)('$rule: $from may not import $to', ({ rule, from }) => {
    expect(rulesBrokenBy(from)).toContain(rule)
  })

  it.each(allowed)('$from may import $to', ({ from }) => {
    expect(rulesBrokenBy(from)).toEqual([])
  })

  it('has no rule without a planted violation', () => {
    const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(config)
    const planted = new Set(violations.map(({ rule }) => rule))

    expect(forbidden.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([])
  })
})
