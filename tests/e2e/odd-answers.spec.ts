import type { Page } from '@playwright/test'
import { ACCOUNTS, leave } from '../support/accounts'
import { expect, test } from '../support/test'

/** Browsers log every response with an error status. */
const FAILED = { console: /Failed to load resource/ }

interface PatientInfo {
  uuid: string
  name: string
  locked: boolean
}

interface Note {
  patient_info: PatientInfo | null
}

const read = async <Body>(page: Page, token: string, path: string): Promise<Body> => {
  const response = await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as Body
}

const NO_LIST = { text: '<html>Bad gateway</html>', status: 403 }
test('without a readable reminder list a locked patient from the search asks for the PIN and shows nothing before', async ({
  page,
  signIn,
  sandbox,
  allow,
}) => {
  allow(FAILED)
  // The page is left while its live connection may be opening.
  allow({ console: /WebSocket is closed before/ })
  for (const [what, answerOf] of [
    [
      'with one row that is none',
      (notes: readonly Note[]) => ({ body: { notes: ['not a row', { notes_uuid: [] }, ...notes] } }),
    ],
    ['that cannot be had', () => NO_LIST],
    ['that is a web page', () => ({ ...NO_LIST, status: 200 })],
  ] as const) {
    await test.step(`a list ${what}`, async () => {
      const { notes } = await read<{ notes: Note[] }>(
        page,
        await signIn(page, 'doctor'),
        '/api/v1/patient/notes/reminder-all',
      )
      const locked = notes.flatMap(({ patient_info }) => (patient_info?.locked ? patient_info : []))[0]
      if (!locked) throw new Error('the demo data have no locked patient')
      await sandbox.replaceResponse('listReminders', answerOf(notes))
      await page.goto('/tr')
      await page.getByRole('button', { name: 'Hasta, sayfa veya işlem ara' }).click()
      await page.keyboard.type(locked.name)
      await page.getByRole('option', { name: locked.name }).first().click()
      const pin = page.getByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })
      await expect(pin.getByRole('textbox').first()).toBeFocused()
      const card = page.getByRole('dialog', { name: locked.name })
      await expect(card).toHaveCount(0)
      await page.keyboard.type(ACCOUNTS.doctor.pin)
      await expect(card).toBeVisible()
      await sandbox.clearFaults()
      await leave(page)
    })
  }
})
