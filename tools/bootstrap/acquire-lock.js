import { linkSync, readFileSync, renameSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess } from './find-process.js'

const pulse = 1_000

/** So many looks, one every fifth of a second, without a sign of life: counted, so that a suspended laptop adds none. */
const patience = 30

/**
 * Waits until nobody else holds the lock, and returns the function that gives it back. The holder touches the file
 * every second, so a lock outlives its holder by seconds only, whatever became of that process or its pid.
 * @param {string} file
 * @param {() => void} onWait called once, when somebody else has it
 */
export async function acquireLock(file, onWait) {
  const own = `${hostname()} ${process.pid} ${Date.now()}`
  let seen = { sign: '', times: 0 }
  let isAnnounced = false
  while (!create(file, own)) {
    const { holder, touched } = look(file)
    const sign = `${holder} ${touched}`
    seen = { sign, times: sign === seen.sign ? seen.times + 1 : 0 }
    if (isDead(holder) || seen.times >= patience) {
      takeAway(file, holder)
      // What a killed holder had started stops a moment after it.
      await delay(pulse)
      continue
    }
    if (!isAnnounced) onWait()
    isAnnounced = true
    await delay(200)
  }
  const beating = setInterval(() => touch(file), pulse).unref()
  return () => {
    clearInterval(beating)
    if (look(file).holder === own) unlinkSync(file)
  }
}

/**
 * @param {string} file
 * @param {string} own
 */
function create(file, own) {
  try {
    writeFileSync(file, own, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** @param {string} file */
function look(file) {
  try {
    return { holder: readFileSync(file, 'utf8'), touched: statSync(file).mtimeMs }
  } catch {
    return { holder: '', touched: 0 }
  }
}

/** @param {string} holder */
function isDead(holder) {
  const [host, pid] = holder.split(' ')
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return findProcess(Number(pid))?.isZombie === true
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * @param {string} file
 * @param {string} judged the holder found dead; a newer one, who was faster, gets its lock back
 */
function takeAway(file, judged) {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== judged) linkSync(aside, file)
    unlinkSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
}

/** @param {string} file */
function touch(file) {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // Deleted by hand; there is nothing left to keep alive.
  }
}
