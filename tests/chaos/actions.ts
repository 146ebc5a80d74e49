import en from '../../src/shared/i18n/locales/en/call.json' with { type: 'json' }
import tr from '../../src/shared/i18n/locales/tr/call.json' with { type: 'json' }
import { ACCOUNTS } from '../support/accounts.ts'
import { shell } from '../support/e2e/shell.ts'
import { CLINIC_MARKERS, MARKED_PATIENT } from './markers.ts'
import { chooseCommand, closePanels, openTicket, typeInPalette, type User } from './panels.ts'
import { pressSomething } from './press.ts'

interface Action {
  name: string
  weight: number
  /** It leaves the document, which starts the measurement of the heap again. */
  reloads?: true
  /** @returns details for the list of steps */
  run: (user: User) => Promise<string>
}

const KEYWORDS = [
  MARKED_PATIENT,
  'yılmaz',
  '0532',
  'ab',
  'İ',
  '  ',
  '%_\\',
  'zzzzzz',
  '💊',
  'takvim',
  'english',
] as const
const PATHS = {
  tr: ['', 'takvim', 'randevu-listesi', 'hasta-listesi', 'hasta-islemleri', 'ayarlar', 'destek', 'stok-sayimi', 'yok'],
  en: ['', 'calendar', 'appointment-list', 'patient-list', 'patient-follow-ups', 'settings', 'support', 'x/../y'],
} as const
const CALL_TEXTS = { tr, en }
const FOLLOW_UP = { tr: 'hasta-takip', en: 'patient-follow-up' } as const

/** The portal locks the screen after 15 minutes, and signs out after 30. */
const BREAK_MS = 16 * 60_000

export const ACTIONS: readonly Action[] = [
  { name: 'press', weight: 30, run: ({ page, random }) => pressSomething(page, random) },
  {
    name: 'open a screen',
    weight: 12,
    run: async ({ page, random, language }) => {
      await closePanels(page)
      const links = await shell(page, language).menu.getByRole('link').all()
      const link = random.pick(links)
      const name = await link.textContent()
      await link.click()
      return name ?? ''
    },
  },
  {
    name: 'search',
    weight: 8,
    run: async (user) => {
      const keyword = user.random.pick(KEYWORDS)
      await typeInPalette(user, keyword)
      for (let row = user.random.between(0, 4); row > 0; row -= 1) await user.page.keyboard.press('ArrowDown')
      if (user.random.chance(0.5)) await user.page.keyboard.press('Enter')
      return keyword
    },
  },
  { name: 'press Escape', weight: 6, run: ({ page }) => page.keyboard.press('Escape').then(() => '') },
  {
    name: 'type',
    weight: 4,
    run: async ({ page, random }) => {
      const text = random.pick(KEYWORDS)
      await random
        .pick(await page.locator('main input:is(:not([type]), [type=text], [type=search]):visible').all())
        .fill(text)
      return text
    },
  },
  {
    name: 'switch the mode',
    weight: 3,
    run: async (user) => {
      const { dark, light } = shell(user.page, user.language).texts.actions
      const name = user.random.pick([dark, light])
      await chooseCommand(user, name)
      return name
    },
  },
  {
    name: 'switch the language',
    weight: 3,
    run: async (user) => {
      const { tr, en } = shell(user.page, user.language).texts.actions
      await chooseCommand(user, user.language === 'tr' ? en : tr)
      return ''
    },
  },
  {
    name: 'enter the PIN',
    weight: 8,
    run: async (user) => {
      const { page, random, patients } = user
      const digits = page.getByRole('group', { name: /^(Günlük PIN|Daily PIN)$/ }).getByRole('textbox')
      if (!(await digits.first().isVisible())) await chooseCommand(user, patients.locked.name)
      await digits.first().click()
      const isRight = random.chance(0.8)
      if (isRight) await page.evaluate(() => Object.assign(window, { chaosPinEntered: true }))
      await page.keyboard.type(isRight ? ACCOUNTS.doctor.pin : '0000')
      return isRight ? 'right' : 'wrong'
    },
  },
  {
    name: 'write a ticket',
    weight: 6,
    run: async (user) => {
      const form = await openTicket(user)
      const subject = `Talep ${user.random.between(1, 9_999)}`
      user.draft = null
      await form.input('subject').fill(subject)
      // A modal dialog that has just opened has the focus, and takes the text.
      if ((await form.input('subject').inputValue()) !== subject) throw new Error('a dialog covers the form')
      user.draft = subject
      if (user.random.chance(0.3)) await form.input('description').fill('x'.repeat(user.random.between(1, 6_000)))
      if (user.random.chance(0.5)) await closePanels(user.page)
      return subject
    },
  },
  {
    name: 'send the ticket',
    weight: 2,
    run: async (user) => {
      const form = await openTicket(user)
      await form.choice('category').selectOption('TECHNICAL')
      await form.choice('priority').selectOption('HIGH')
      await form.input('description').fill('Takvim boş geliyor.')
      user.draft = null
      await form.send.click()
      return ''
    },
  },
  {
    name: 'join a call',
    weight: 2,
    run: async (user) => {
      const { join, preJoin } = CALL_TEXTS[user.language]
      const { room } = await user.sandbox.openRoom('İrem Yıldız')
      await chooseCommand(user, join.action)
      await user.page.getByRole('textbox', { name: join.field }).fill(room)
      await user.page.getByRole('button', { name: join.submit, exact: true }).click()
      const dialog = user.page.getByRole('dialog', { name: preJoin.title })
      await dialog.getByRole('button', { name: preJoin.join, exact: true }).click()
      return room
    },
  },
  {
    name: 'end the call',
    weight: 2,
    run: async ({ page, language }) => {
      await page.getByRole('button', { name: CALL_TEXTS[language].controls.end, exact: true }).click()
      return ''
    },
  },
  {
    name: 'switch the clinic',
    weight: 4,
    reloads: true,
    run: async ({ page, random }) => {
      await closePanels(page)
      const { name } = random.pick(CLINIC_MARKERS)
      await page.getByRole('button', { name: /^(Aktif Kliniğiniz|Your active clinic)/ }).click()
      const list = page.getByRole('list', { name: /^(Klinik seçimi|Clinic selection)$/ })
      await list.getByRole('button', { name }).click()
      return name
    },
  },
  {
    name: 'follow a link',
    weight: 4,
    reloads: true,
    run: async ({ page, random, patients }) => {
      const language = random.pick(['tr', 'en'] as const)
      const patient = `${FOLLOW_UP[language]}/${random.pick([patients.locked.uuid, patients.open.uuid, 'x'])}`
      const path = `/${language}/${random.pick([...PATHS[language], patient, patient, `${patient}?mode=barcode`])}`
      await page.goto(path, { waitUntil: 'commit' })
      return path
    },
  },
  {
    name: 'go in the history',
    weight: 4,
    reloads: true,
    run: async ({ page, random }) => {
      const step = random.pick([-1, 0, 1])
      await page.evaluate((distance) => history.go(distance), step)
      return String(step)
    },
  },
  {
    name: 'come back after a break',
    weight: 1,
    reloads: true,
    run: async ({ page }) => {
      await page.evaluate((ms) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + ms
      }, BREAK_MS)
      await page.mouse.move(300, 300)
      return ''
    },
  },
]
