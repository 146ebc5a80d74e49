import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import '@/app/wiring/features/clinic-switch'
import '@/app/wiring/features/patients'
import { PaletteBody } from '@/features/search-patients'
import { SwitchLoader } from '@/features/switch-clinic'
import { PinDialog } from '@/features/unlock-pin'
import { PatientCardSlot } from '@/features/view-patient'
import { PatientFollowUpPage } from '@/pages/patient-follow-up'
import { getListCompaniesQueryKey } from '@/shared/api'
import { applyLanguage } from '@/shared/i18n'
import { featuresReady } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { prefetchViews } from '@/shared/ui/lazy'
import { fakeClinicSwitch, NEW, OLD } from '../support/vitest/fake-clinic-switch'
import { installFakeTime } from '../support/vitest/fake-time'
import { noNotifications } from '../support/vitest/notifications'
import { REMINDERS, startRemindersPlatform } from '../support/vitest/reminders-platform'
import { type EffectHandlers, PLATFORM, renderScreen } from '../support/vitest/render-screen'
import { uuid } from '../support/uuid'

const ID = uuid(102)
const NAME = 'Kilitli Kişi'

const { server } = startRemindersPlatform()
installFakeTime()

const html = (status: number) => () => new HttpResponse('<html>Bad gateway</html>', { status })
const rows = (notes: unknown[]) => () => HttpResponse.json({ notes })
const locked = { uuid: ID, name: NAME, locked: true }

const LISTS = [
  ['has one row that is none', rows(['not a row', { notes_uuid: [] }, { notes_uuid: uuid(1), patient_info: locked }])],
  ['cannot be had', html(403)],
  ['is a web page', html(200)],
  ['has an unreadable lock', rows([{ notes_uuid: uuid(1), patient_info: { ...locked, locked: 'evet' } }])],
  ['has a row without an id of its own', rows([{ patient_info: locked }])],
  ['has a row without a shape', rows(['?', { patient_info: { ...locked, locked: 1 } }])],
] as const

function platformAnswers(list: () => Response) {
  server.use(
    http.get(REMINDERS, list),
    http.post(`${PLATFORM}/api/v1/patient/companies/find/patient`, () =>
      HttpResponse.json({ companiesPatient: [{ uuid: ID, name: 'Kilitli', surname: 'Kişi' }] }),
    ),
    http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
      HttpResponse.json({ statusCode: 200, userInfo: { uuid: uuid(1), pin: '4827' } }),
    ),
    noNotifications,
  )
}

const pinDialog = () => screen.findByRole('dialog', { name: 'Günlük PIN kodunuzu girin' })

const pinFields = async () => within(await pinDialog()).findAllByRole<HTMLInputElement>('textbox')
const typedDigits = async () => (await pinFields()).map(({ value }) => value)

async function enterPin(pin = '4827') {
  const [first] = await pinFields()
  await userEvent.click(first as HTMLElement)
  await userEvent.keyboard(pin)
}

test.each(LISTS)(
  'if the reminder list %s, a locked patient from the search asks for the PIN and shows nothing before',
  async (_, list) => {
    platformAnswers(list)
    await renderScreen(
      <>
        <PaletteBody pages={[]} actions={[]} />
        <PinDialog />
        <PatientCardSlot />
      </>,
    )
    await act(prefetchViews)
    await userEvent.type(screen.getByRole('combobox'), NAME)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(NAME) }))
    expect(await pinDialog()).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: NAME })).not.toBeInTheDocument()
    await enterPin()
    expect(await screen.findByRole('dialog', { name: NAME })).toBeInTheDocument()
  },
)

async function openPageOfPatient(handlers: EffectHandlers = []) {
  const { scope, queryClient, unmount } = await renderScreen(
    <>
      <main>
        <PatientFollowUpPage />
      </main>
      <PinDialog />
      <SwitchLoader />
    </>,
    { path: `/tr/hasta-takip/${ID}`, handlers },
  )
  await act(() => allSettled(featuresReady, { scope }))
  await pinDialog()
  return { scope, queryClient, main: within(screen.getByRole('main')), unmount }
}

test.each(LISTS)(
  'if the reminder list %s, the page of a locked patient shows nothing before the PIN',
  async (_, list) => {
    platformAnswers(list)
    await openPageOfPatient()
    expect(screen.getByRole('main').outerHTML).not.toMatch(new RegExp(`${ID}|${NAME}`))
  },
)

test('a partly typed PIN stays when the language is switched', async () => {
  platformAnswers(rows([{ notes_uuid: uuid(1), patient_info: locked }]))
  const { scope } = await renderScreen(<PinDialog />, { path: `/tr/hasta-takip/${ID}` })
  await act(prefetchViews)
  await act(() => allSettled(featuresReady, { scope }))
  const fields = await pinFields()
  await enterPin('48')
  await act(() => applyLanguage('en'))
  const params = { pathname: `/en/patient-follow-up/${ID}`, search: '', hash: '' }
  await act(() => allSettled(locationChanged, { scope, params }))
  const dialog = screen.getByRole('dialog', { name: 'Enter your daily PIN' })
  expect(within(dialog).getAllByRole('textbox')).toEqual(fields)
  expect(fields.map(({ value }) => value)).toEqual(['•', '•', '', ''])
})

test('a reload of the page of a locked patient asks for the PIN again', async () => {
  platformAnswers(rows([{ notes_uuid: uuid(1), patient_info: locked }]))
  const { main, unmount } = await openPageOfPatient()
  await enterPin()
  expect(await main.findByText(new RegExp(ID))).toBeInTheDocument()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(ID)
  unmount()
  const { main: reloaded } = await openPageOfPatient()
  expect(reloaded.queryByText(new RegExp(ID))).not.toBeInTheDocument()
})

test('the PIN dialog closes when a clinic switch starts, its input is dropped, and digits on the loader have no effect (F-G16)', async () => {
  platformAnswers(rows([{ notes_uuid: uuid(1), patient_info: locked }]))
  const { handlers, startSwitch, failSwitch } = fakeClinicSwitch()
  const { scope, queryClient } = await openPageOfPatient(handlers)
  queryClient.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid: OLD }, { uuid: NEW }] })
  await enterPin('48')
  expect(await typedDigits()).toEqual(['•', '•', '', ''])
  await act(() => startSwitch(scope))
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Kliniğe geçiş yapılıyor...')
  expect(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('27')
  await act(() => failSwitch(scope))
  expect(await screen.findByRole('heading', { name: 'Bu hasta kilitli' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(NAME)
  await userEvent.click(screen.getByRole('button', { name: 'PIN gir' }))
  expect(await typedDigits()).toEqual(['', '', '', ''])
  expect((await pinFields())[0]).toHaveFocus()
})
