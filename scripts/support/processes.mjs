// Starts child processes, which all end when this process exits; `runMain` makes a signal an exit.
import { spawn } from 'node:child_process'
import { nodeRuntime, toolEnvironment } from './node-runtime.mjs'
import { root } from './paths.mjs'

const KILL_TIMEOUT_MS = 10_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let hasSignal = false

/** Whether a signal asked this process to end. */
export const isStopped = () => hasSignal

/** Signals the process group of a child, so that its own children end too. */
const signalTree = (
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal,
) => {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // macOS reports EPERM for a group whose processes have all ended.
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}

process.on('exit', () => {
  for (const child of running) signalTree(child, 'SIGKILL')
})

/** Kills it if it still runs after ten seconds; before that, it can end its own children. */
const endTree = (
  /** @type {import('node:child_process').ChildProcess} */ child,
  /** @type {NodeJS.Signals} */ signal = 'SIGTERM',
) => {
  signalTree(child, signal)
  setTimeout(() => signalTree(child, 'SIGKILL'), KILL_TIMEOUT_MS).unref()
}

/** Signals all children, and kills those that still run after ten seconds. */
export const endAll = (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
  for (const child of running) endTree(child, signal)
}

/**
 * Starts a program with the tools of node_modules first in its PATH; throws after a signal.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 */
export const start = (program, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) => {
  if (hasSignal) throw new Error('stopped')
  const child = spawn(program, args, {
    cwd: root,
    env: { ...toolEnvironment(), ...env },
    stdio,
    detached: process.platform !== 'win32',
  })
  running.add(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      running.delete(child)
      console.error(`${program} could not be started: ${error.message}`)
      resolve(127)
    })
    // Kills remaining processes of the group, which would keep the pipes open.
    child.once('exit', () => signalTree(child, 'SIGKILL'))
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
  return { child, ended, end: () => endTree(child) }
}

/**
 * Starts a script of package.json with Node: Windows cannot start npm without a shell, which would need quoted arguments.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {Parameters<typeof start>[2]} options
 */
export const startScript = (script, args, options) => start(nodeRuntime(), ['--run', script, '--', ...args], options)

/**
 * Forwards signals to the children. npm signals only the shell between itself and this process, so the end of that shell
 * counts as a signal.
 */
const forwardSignals = () => {
  const end = (/** @type {NodeJS.Signals} */ signal) => {
    hasSignal = true
    endAll(signal)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 500)
  watch.unref()
}

/** Runs a script that returns its exit code; forwards signals to its children, and prints an error without its stack. */
export const runMain = async (/** @type {() => Promise<number>} */ main) => {
  forwardSignals()
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
