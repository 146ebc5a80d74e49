import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/programs/find-chromium.mjs'
import { endProcess } from '../end-process'
import { fakeDeviceFlags } from '../fake-devices'

const DISCARDS = 'chrome://discards/'

/**
 * A browser that Playwright drives only while it is connected: it keeps every page of its own visible and cannot use a
 * page that has crashed, so that its pages are never frozen, discarded or restored.
 */
export async function startBrowserProcess(origin: string) {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  writeFileSync(join(folder, 'Local State'), JSON.stringify({ internal_only_uis_enabled: true }))
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(
    findChromium() ?? 'chromium',
    [...CHROMIUM_FLAGS, ...flags, ...fakeDeviceFlags(), 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const endpoint = await readEndpoint(child)
  const protocol = await connect(endpoint)
  let browser: Browser | null = null

  const targetOf = async (start: string) => {
    const { targetInfos } = (await protocol.send('Target.getTargets')) as {
      targetInfos: { targetId: string; url: string }[]
    }
    const target = targetInfos.find(({ url }) => url.startsWith(start))
    if (!target) throw new Error(`no tab shows ${start}`)
    return target.targetId
  }
  const attach = async (targetId: string) => {
    const { sessionId } = (await protocol.send('Target.attachToTarget', { targetId, flatten: true })) as {
      sessionId: string
    }
    return sessionId
  }

  /** True once the page is loaded: before, the navigation may end a script in it. */
  const isLoaded = async (session: string) => {
    const expression = `location.href === '${DISCARDS}' && document.readyState === 'complete'`
    const evaluated = protocol.send('Runtime.evaluate', { expression }, session).catch(() => null)
    return ((await evaluated) as { result: { value: unknown } } | null)?.result.value === true
  }

  return {
    /** Connects Playwright to the browser. @returns its only portal page */
    async drive(): Promise<Page> {
      browser = await chromium.connectOverCDP(endpoint)
      const [context] = browser.contexts()
      const page = context?.pages().find((open) => /^(about:blank|http)/.test(open.url()))
      if (!page) throw new Error('the browser has no page')
      return page
    },
    /** Disconnects Playwright, and leaves the tab behind another one. */
    async hide(): Promise<void> {
      await browser?.close()
      browser = null
      const { targetId } = (await protocol.send('Target.createTarget', { url: DISCARDS })) as { targetId: string }
      const session = await attach(targetId)
      await expect.poll(() => isLoaded(session)).toBe(true)
    },
    async show(): Promise<void> {
      await protocol.send('Target.activateTarget', { targetId: await targetOf(origin) })
    },
    async freeze(): Promise<void> {
      await protocol.send('Page.setWebLifecycleState', { state: 'frozen' }, await attach(await targetOf(origin)))
    },
    /** Ends the process of the tab and loads the tab again, like the button of the browser's crash page. */
    async crash(): Promise<void> {
      const session = await attach(await targetOf(origin))
      await protocol.send('Inspector.enable', {}, session)
      const crashed = protocol.next('Inspector.targetCrashed')
      // A page that has crashed does not answer.
      protocol.send('Page.crash', {}, session).catch(() => {})
      await crashed
      await protocol.send('Page.reload', {}, session)
    },
    async discard(): Promise<void> {
      const session = await attach(await targetOf(DISCARDS))
      const expression = `(${clickDiscard.toString()})(${JSON.stringify(origin)})`
      const { result } = (await protocol.send('Runtime.evaluate', { expression, awaitPromise: true }, session)) as {
        result: { value?: unknown }
      }
      if (result.value !== true) throw new Error(`the browser did not discard the tab: ${JSON.stringify(result)}`)
    },
    clearCookies: () => protocol.send('Storage.clearCookies'),
    async stop(): Promise<void> {
      await browser?.close()
      protocol.close()
      await endProcess(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Runs in `chrome://discards/`, and discards the tab of this origin. */
async function clickDiscard(origin: string): Promise<boolean> {
  const rows = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.tagName === 'TR' ? [element] : []),
      ...(element.shadowRoot ? rows(element.shadowRoot) : []),
    ])
  const row = () => rows(document).find(({ textContent }) => textContent.includes(`${origin}/`))
  const until = async <Found>(find: () => Found | undefined | false) => {
    for (let tries = 0; tries < 300; tries += 1) {
      const found = find()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return undefined
  }
  const action = await until(() =>
    [...(row()?.querySelectorAll('[is=action-link]') ?? [])].find(({ textContent }) => textContent.includes('Urgent')),
  )
  if (!(action instanceof HTMLElement)) return false
  action.click()
  return (await until(() => /\bdiscarded\b/.test(row()?.textContent ?? ''))) === true
}

function readEndpoint(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(`the browser did not start:\n${output}`)))
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const endpoint = /listening on (ws:\S+)/.exec(output)?.[1]
      if (endpoint) resolve(endpoint)
    })
  })
}

/** A client of the DevTools protocol. */
async function connect(endpoint: string) {
  const socket = new WebSocket(endpoint)
  await once(socket, 'open')
  const calls = new Map<number, PromiseWithResolvers<unknown>>()
  const awaited = new Map<string, () => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number
      method?: string
      result?: unknown
      error?: { message: string }
    }
    if (message.method !== undefined) awaited.get(message.method)?.()
    if (message.id === undefined) return
    const call = calls.get(message.id)
    calls.delete(message.id)
    if (message.error) call?.reject(new Error(message.error.message))
    else call?.resolve(message.result)
  })
  let lastId = 0
  return {
    send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
      lastId += 1
      const call = Promise.withResolvers<unknown>()
      calls.set(lastId, call)
      socket.send(JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) }))
      return call.promise
    },
    next: (event: string) => new Promise<void>((resolve) => awaited.set(event, resolve)),
    close: () => socket.close(),
  }
}
