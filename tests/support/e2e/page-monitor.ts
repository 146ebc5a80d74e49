import type { BrowserContext } from '@playwright/test'

interface Allowance {
  console?: RegExp
  /** Matches the text of an uncaught error. */
  uncaught?: RegExp
  /** Allows requests to this origin. */
  origin?: string
}

/** For `allow`: the browser logs each response with an error status. */
export const FAILED_REQUEST: Allowance = { console: /Failed to load resource/ }

/** For `allow`: a file is missing, or a page is sent in its place. */
export const MISSING_FILE: Allowance = { console: /Failed to load resource|MIME type/ }

/** Response for `route.fulfill`. */
export const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }

/** For `allow`: the live connection refetches when it opens, and a sign-out soon after revokes the token of that request. */
export const REVOKED_TOKEN: Allowance = { console: /Failed to load resource.* 401 / }

export interface PageMonitor {
  attach: (context: BrowserContext) => Promise<void>
  allow: (allowance: Allowance) => void
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

/** Firefox reports a socket that was connecting when it was closed or its page was left as an error of the page. */
const UNLOADED_SOCKET =
  /^(Firefox can’t establish a connection to the server at ws:|The connection to ws:\S* was interrupted while the page)/

/** Chromium logs this for a socket that was connecting when the portal closed it: after a timeout, or when its page is left. */
const CLOSED_SOCKET = /WebSocket is closed before/

/** Runs in the page: reports violations of the security policy, including Trusted Types, to the test. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const report: unknown = Reflect.get(window, 'reportPolicyViolation')
    if (typeof report === 'function') report({ directive: effectiveDirective, blocked: blockedURI, sample })
  })
}

/**
 * Records problems of all pages: uncaught errors and rejections, console errors and warnings, violations of the security policy
 * or of Trusted Types, and requests to another origin.
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

  const attach = async (context: BrowserContext) => {
    context.on('weberror', (error) => {
      const cause = error.error()
      if (UNLOADED_SOCKET.test(cause.message)) return
      const text = cause.stack || String(cause)
      note(`uncaught: ${text}`, (allowance) => allowance.uncaught?.test(text) ?? false)
    })
    context.on('console', (message) => {
      const type = message.type()
      if (type !== 'error' && type !== 'warning') return
      if (CLOSED_SOCKET.test(message.text())) return
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
    attach,
    allow: (allowance) => void allowances.push(allowance),
    problems: () => found.filter(({ isAllowedBy }) => !allowances.some(isAllowedBy)).map(({ text }) => text),
  }
}
