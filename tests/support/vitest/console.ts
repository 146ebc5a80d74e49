import { format } from 'node:util'

type Level = 'error' | 'warn'

/** Expected messages that have not occurred yet, and unexpected ones. */
let expected: RegExp[] = []
let unexpected: string[] = []

const original = { error: console.error, warn: console.warn }

function listen(level: Level): void {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts)
    const index = expected.findIndex((pattern) => pattern.test(text))
    if (index === -1) unexpected.push(`console.${level}: ${text}`)
    else expected.splice(index, 1)
  }
}

export function listenToConsole(): void {
  expected = []
  unexpected = []
  listen('error')
  listen('warn')
}

/** Restores the console. @throws {Error} for an unexpected message or a missing expected one */
export function settleConsole(): void {
  Object.assign(console, original)
  const missing = expected.map((pattern) => `was not logged: ${pattern}`)
  const problems = [...unexpected, ...missing]
  if (problems.length > 0) throw new Error(`Unexpected or missing messages in the console:\n${problems.join('\n')}`)
}

export function expectConsole(pattern: RegExp): void {
  expected.push(pattern)
}
