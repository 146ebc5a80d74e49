import { format } from 'node:util'

type Level = 'error' | 'warn'

/** What the running test has announced and not yet seen, and what came without being announced. */
let announced: RegExp[] = []
let surprises: string[] = []

const original = { error: console.error, warn: console.warn }

function listen(level: Level): void {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts)
    const index = announced.findIndex((pattern) => pattern.test(text))
    if (index === -1) surprises.push(`console.${level}: ${text}`)
    else announced.splice(index, 1)
  }
}

export function listenToConsole(): void {
  announced = []
  surprises = []
  listen('error')
  listen('warn')
}

/** Ends listening; throws when the console said something that the test did not announce, or stayed silent where it did. */
export function settleConsole(): void {
  Object.assign(console, original)
  const silent = announced.map((pattern) => `never said: ${pattern}`)
  const problems = [...surprises, ...silent]
  if (problems.length > 0) throw new Error(`The console and the test disagree:\n${problems.join('\n')}`)
}

/** Announces one console.error or console.warn that the test provokes on purpose. */
export function expectConsole(pattern: RegExp): void {
  announced.push(pattern)
}
