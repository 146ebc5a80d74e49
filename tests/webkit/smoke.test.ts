import { Key } from 'selenium-webdriver'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest'
import { findWebKit } from '../../scripts/programs/find-webkit.mjs'
import { ACCOUNTS, PASSWORD } from '../support/accounts'
import { type Platform, startPlatform } from '../support/platform'
import { sandboxControl } from '../support/sandbox-control'
import { startWebKit, type WebKit } from '../support/webkit'

const programs = findWebKit()

const CALENDAR = '/tr/takvim'
const SEARCH = 'dialog[open] [role="combobox"]'
const OPEN_POPOVERS = 'return document.querySelectorAll("[popover=auto]:popover-open").length'
const OPEN_DIALOGS = 'return document.querySelectorAll("dialog[open]").length'

const named = (name: string) => `button[aria-label^="${name}"]`

/** Behaviour has its tests in Chromium; this shows that WebKit draws, opens and closes everything and does not freeze. */
describe.skipIf(!programs)('in WebKit', { timeout: 90_000 }, () => {
  let platform: Platform
  let token: string
  let webkit: WebKit | undefined
  let isSignedIn = false

  beforeAll(async () => {
    platform = await startPlatform(['--patients', '2000'])
    token = await sandboxControl(platform.url).openSession(ACCOUNTS.doctor.email)
  }, 90_000)

  afterAll(async () => {
    await webkit?.kill()
    await platform.stop()
  }, 30_000)

  beforeEach(async () => {
    onTestFailed(async () => {
      await webkit?.kill()
      webkit = undefined
      isSignedIn = false
    })
    if (programs) webkit ??= await startWebKit(programs)
  }, 90_000)

  const browser = (): WebKit => {
    if (!webkit) throw new Error('no WebKit was started')
    return webkit
  }

  /** The doctor's own browser on one page, ready to be used. */
  async function openPage(path: string): Promise<WebKit> {
    if (!isSignedIn) {
      await browser().open(`${platform.url}/config.json`)
      const cookie = `auth_doctor=${encodeURIComponent(token)}; path=/; samesite=lax`
      await browser().run('document.cookie = arguments[0]', cookie)
      isSignedIn = true
    }
    await browser().open(platform.url + path)
    await browser().expectSoon('return document.querySelector("main h1")?.checkVisibility()')
    return browser()
  }

  async function closeByEscape(count: string): Promise<void> {
    await browser().press(Key.ESCAPE)
    // The first Escape may have been for a tooltip.
    if ((await browser().run<number>(count)) > 0) await browser().press(Key.ESCAPE)
    await browser().expectSoon(`${count} === 0`)
  }

  test('a doctor signs in with the form', async () => {
    const { open, type, press, expectSoon } = browser()
    await open(`${platform.url}/tr/giris-yap`)
    await type('input[type="email"]', ACCOUNTS.doctor.email)
    await type('input[type="password"]', PASSWORD)
    await press(Key.ENTER)
    await expectSoon('return location.pathname === "/tr" && document.querySelector("main h1")?.checkVisibility()')
  })

  test('the calendar shows the appointments of the day, and the name of the clinic is not truncated where it fits', async () => {
    const { expectSoon } = await openPage(CALENDAR)
    expect(
      await expectSoon('return document.querySelector("main").innerText.match(/Dr\\. /g)?.length'),
    ).toBeGreaterThan(1)
    // Shortened, because the font decides whether the whole name fits.
    const [needed, available] = await expectSoon<[number, number]>(`
      const name = [...document.querySelectorAll('span')].find(
        (span) => span.style.webkitLineClamp && span.textContent.startsWith('Boğaziçi Tıp'))
      if (!name) return false
      name.textContent = 'Boğaziçi Tıp'
      return [name.scrollHeight, name.clientHeight]`)
    expect(needed).toBeLessThanOrEqual(available + 1)
  })

  test('an entry of the menu is as high as its link, without a line for an empty list marker', async () => {
    const { run } = await openPage(CALENDAR)
    const extra = await run<number[]>(`
      return [...document.querySelectorAll('nav li > a')].filter((link) => link.checkVisibility())
        .map((link) => link.parentElement.offsetHeight - link.offsetHeight)`)
    expect(new Set(extra)).toEqual(new Set([0]))
  })

  test('every popover, menu and tooltip around the page opens and closes', async () => {
    const { hover, run, expectSoon } = await openPage(CALENDAR)
    const ids = await expectSoon<string[]>(`
      const buttons = [...document.querySelectorAll('[popovertarget]')].filter((button) => button.checkVisibility())
      return buttons.length > 3 && buttons.map((button) => button.getAttribute('popovertarget'))`)
    for (const id of ids) {
      await run('document.querySelector(`[popovertarget="${arguments[0]}"]`).click()', id)
      await expectSoon('return document.getElementById(arguments[0]).matches(":popover-open")', id)
      await closeByEscape(OPEN_POPOVERS)
    }
    for (const name of ['Hatırlatmalar', 'Yardım ve destek']) {
      await hover(named(name))
      const [x, y] = await expectSoon<[number, number]>(
        `
        const tooltip = document.querySelector('[role="tooltip"]:popover-open')?.getBoundingClientRect()
        const button = document.querySelector(arguments[0]).getBoundingClientRect()
        return tooltip && [Math.abs(tooltip.x - button.x), Math.abs(tooltip.y - button.y)]`,
        named(name),
      )
      expect(x).toBeLessThan(150)
      expect(y).toBeLessThan(80)
      await browser().press(Key.ESCAPE)
      await expectSoon('return !document.querySelector(`[role="tooltip"]:popover-open`)')
    }
  })

  test('a clicked button has the focus, without focus ring and tooltip, also if a press does not focus it as in Safari', async () => {
    const { click, press, run, expectSoon } = await openPage(CALENDAR)
    await run('addEventListener("mousedown", (event) => { event.preventDefault(); window.pressed = event.target })')
    await press(Key.TAB)
    await click(named('Önceki gün'))
    await expectSoon('return document.activeElement.matches(arguments[0])', named('Önceki gün'))
    expect(await run('return document.querySelector(":focus-visible, [role=tooltip]:popover-open")')).toBeNull()
    // Safari before 18.4 does not know `focusVisible`; it hides the ring if the pressed element is the button itself.
    expect(await run('return window.pressed === document.activeElement')).toBe(true)
  })

  test('help, the ticket form and the notifications open and close', async () => {
    const { click, run, expectSoon } = await openPage(CALENDAR)
    await click(named('Yardım ve destek'))
    await expectSoon('return document.querySelector("dialog[open] li")?.checkVisibility()')
    await run('[...document.querySelectorAll("dialog[open] button")].at(-1).click()')
    await expectSoon('return document.querySelector("dialog[open] form")?.checkVisibility()')
    await closeByEscape(OPEN_DIALOGS)

    await click(named('Randevu Bildirimleri'))
    await expectSoon('return document.querySelector("dialog[open] li")?.checkVisibility()')
    await run('document.querySelector("dialog[open] input[type=search]").focus()')
    await browser().press('Y')
    await expectSoon('return document.querySelector("dialog[open] input[type=search]").value === "Y"')
    await browser().press(Key.ESCAPE)
    await expectSoon('return document.querySelector("dialog[open] input[type=search]").value === ""')
    await closeByEscape(OPEN_DIALOGS)
  })

  test('the search finds patients by key press', async () => {
    const { pressWithControl, press, expectSoon } = await openPage(CALENDAR)
    await pressWithControl('k')
    // The field is replaced when the palette is loaded, so the keys go to what has focus.
    await expectSoon('return document.activeElement?.matches(arguments[0])', SEARCH)
    await press('Yıl')
    expect(await expectSoon('return document.querySelectorAll("dialog[open] [role=option]").length')).toBeGreaterThan(0)
    await closeByEscape(OPEN_DIALOGS)
  })

  test('the language changes and leads to the same page', async () => {
    const { click, run, expectSoon } = await openPage(CALENDAR)
    await click(named('Dil'))
    await run(
      '[...document.querySelectorAll(":popover-open [role=menuitemradio]")].find(({ lang }) => lang === "en").click()',
    )
    await expectSoon('return location.pathname === "/en/calendar" && document.documentElement.lang === "en"')
    await expectSoon('return document.querySelector("h1").textContent === "Calendar"')
    await run('localStorage.clear()')
  })

  test('the list of appointments shows its rows', async () => {
    const { expectSoon } = await openPage('/tr/randevu-listesi')
    expect(await expectSoon('return document.querySelectorAll("main tbody tr").length')).toBeGreaterThan(3)
  })

  test('in a narrow window the menu is a drawer that opens and closes', async () => {
    const { click, resize, expectSoon } = await openPage(CALENDAR)
    await resize(700)
    await click(named('Menüyü aç'))
    await expectSoon('return document.querySelector("dialog[open] nav a")?.checkVisibility()')
    await closeByEscape(OPEN_DIALOGS)
    // The least width of the window of MiniBrowser.
    await resize(447)
    for (const path of ['/tr', CALENDAR, '/tr/randevu-listesi', '/tr/hasta-islemleri']) {
      await openPage(path)
      await expectSoon(
        'const { scrollWidth, clientWidth } = document.documentElement; return clientWidth < 600 && scrollWidth <= clientWidth',
      )
    }
    await resize(1440)
  })
})
