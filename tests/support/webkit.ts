import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { findWebKit } from '../../scripts/programs/find-webkit.mjs'
import { endProcess } from './end-process'
import { freePort } from './platform'
import { waitForUrl } from './wait-for-url'

const SIZE = { x: 0, y: 0, width: 1440, height: 900 }
/** A command that takes longer means a frozen page; the driver has no timeout. */
const FREEZE_LIMIT_MS = 30_000
const WAIT_LIMIT_MS = 15_000

type Programs = NonNullable<ReturnType<typeof findWebKit>>

export type WebKit = Awaited<ReturnType<typeof startWebKit>>

/** Starts WebKit on a virtual screen, controlled over WebDriver. */
export async function startWebKit({ driver: program, browser, screen }: Programs) {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [line] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer]
  const port = await freePort()
  const service = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${line.toString().trim()}`, GDK_BACKEND: 'x11', LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  /** Closing the screen also ends a frozen browser. */
  const kill = async () => {
    await endProcess(service, 'SIGKILL')
    await endProcess(display, 'SIGKILL')
  }
  try {
    const driver = await connect(`http://127.0.0.1:${port}`, service, browser)
    await guard(driver.manage().window().setRect(SIZE), 'the window')
    return { ...commandsOf(driver), kill }
  } catch (error) {
    await kill()
    throw error
  }
}

async function connect(url: string, service: ChildProcess, binary: string): Promise<WebDriver> {
  const hasStarted = await waitForUrl(`${url}/status`, service, { limitMs: 30_000, intervalMs: 100 })
  if (!hasStarted) throw new Error('WebKitWebDriver did not start')
  const options = { binary, args: ['--automation'] }
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }
  return guard(new Builder().usingServer(url).withCapabilities(capabilities).build() as Promise<WebDriver>, 'a session')
}

function commandsOf(driver: WebDriver) {
  const run = <Result>(script: string, ...args: unknown[]): Promise<Result> =>
    guard(driver.executeScript<Result>(script, ...args), script)

  const expectSoon = async <Result = unknown>(script: string, ...args: unknown[]): Promise<Result> => {
    const deadline = Date.now() + WAIT_LIMIT_MS
    for (;;) {
      const result = await run<Result>(script, ...args)
      if (result) return result
      if (Date.now() > deadline) throw new Error(`still not: ${script} ${JSON.stringify(args)}`)
      await pause()
    }
  }

  /** Looks the element up again if the page has replaced it since. */
  const onElement = async (css: string, what: string, act: (element: WebElement) => Promise<void>): Promise<void> => {
    const deadline = Date.now() + WAIT_LIMIT_MS
    for (;;) {
      await expectSoon('return document.querySelector(arguments[0])?.checkVisibility()', css)
      try {
        return await guard(driver.findElement(By.css(css)).then(act), `${what} ${css}`)
      } catch (thrown) {
        const isReplaced =
          thrown instanceof error.StaleElementReferenceError || thrown instanceof error.NoSuchElementError
        if (!isReplaced || Date.now() > deadline) throw thrown
      }
    }
  }

  return {
    run,
    expectSoon,
    open: (url: string) => guard(driver.get(url), url),
    resize: (width: number) =>
      guard(
        driver
          .manage()
          .window()
          .setRect({ ...SIZE, width }),
        'the window',
      ),
    click: (css: string) => onElement(css, 'a click on', (element) => element.click()),
    /** Moves the mouse onto an element in two steps. */
    hover: (css: string) =>
      onElement(css, 'the mouse on', (origin) =>
        driver.actions().move({ origin, x: -3, y: 0 }).move({ origin, x: 0, y: 0 }).perform(),
      ),
    type: (css: string, text: string) => onElement(css, 'typing into', (element) => element.sendKeys(text)),
    pressWithControl: (key: string) =>
      guard(driver.actions().keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform(), 'a key with Control'),
    press: (...keys: string[]) =>
      guard(
        driver
          .actions()
          .sendKeys(...keys)
          .perform(),
        'a key',
      ),
  }
}

async function guard<Result>(command: Promise<Result>, what: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`WebKit is frozen at ${what}`)), FREEZE_LIMIT_MS)
  })
  try {
    return await Promise.race([command, limit])
  } finally {
    clearTimeout(timer)
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
