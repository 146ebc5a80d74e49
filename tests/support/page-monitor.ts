import type { BrowserContext } from '@playwright/test'

/** What a test announces because it provokes it on purpose. */
export interface Allowance {
  /** A console error or warning with this text. */
  console?: RegExp
  /** Requests to this origin. */
  origin?: string
}

export interface PageMonitor {
  watch: (context: BrowserContext) => Promise<void>
  allow: (allowance: Allowance) => void
  /** Everything that was found and not announced. */
  problems: () => string[]
}

interface Problem {
  text: string
  isAllowedBy: (allowance: Allowance) => boolean
}

interface Violation {
  directive: string
  blocked: string
  sample: string
}

const NOT_ON_THE_NETWORK = /^(data|blob|about|chrome|chrome-extension|devtools):/

/** Runs in the page: hands every violation of its security policy, Trusted Types among them, to the test. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const report: unknown = Reflect.get(window, 'reportPolicyViolation')
    if (typeof report === 'function') report({ directive: effectiveDirective, blocked: blockedURI, sample })
  })
}

/**
 * Listens to every page of the contexts for what no test may cause: uncaught errors and unhandled rejections, console
 * errors and warnings, violations of the security policy or of Trusted Types, requests to another origin.
 */
export function createPageMonitor(origin: string): PageMonitor {
  const found: Problem[] = []
  const allowances: Allowance[] = []

  const note = (text: string, isAllowedBy: Problem['isAllowedBy'] = () => false) =>
    void found.push({ text, isAllowedBy })
  const noteAddress = (url: string) => {
    if (NOT_ON_THE_NETWORK.test(url)) return
    const requested = new URL(url).origin.replace(/^ws/, 'http')
    if (requested !== origin) note(`request to another origin: ${url}`, (allowance) => allowance.origin === requested)
  }

  const watch = async (context: BrowserContext) => {
    context.on('weberror', (error) => {
      const cause = error.error()
      note(`uncaught: ${cause.stack ?? cause.message}`)
    })
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      const text = `${message.text()} (${message.location().url})`
      note(`console ${type}: ${text}`, (allowance) => allowance.console?.test(text) ?? false)
    })
    context.on('request', (request) => noteAddress(request.url()))
    context.on('page', (page) => page.on('websocket', (socket) => noteAddress(socket.url())))
    await context.exposeBinding('reportPolicyViolation', (_, { directive, blocked, sample }: Violation) => {
      note(`policy violation: ${directive} blocked ${blocked} ${sample}`)
    })
    await context.addInitScript(reportViolations)
  }

  return {
    watch,
    allow: (allowance) => void allowances.push(allowance),
    problems: () => found.filter(({ isAllowedBy }) => !allowances.some(isAllowedBy)).map(({ text }) => text),
  }
}
