import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openCalendar, server, TODAY, tile } from '../../../../tests/support/vitest/calendar-page'
import { startPrinting } from '../../../../tests/support/vitest/print'
import { PLATFORM } from '../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../tests/support/vitest/window-width'
import { uuid } from '../../../../tests/support/uuid'

const chooseBerk = () => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Doktor' }), 'Dr. Berk Ak')

test('a doctor can be chosen from the list', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Berk', doctor: 'Dr. Berk Ak' }] })
  await tile(/Ada/)
  await chooseBerk()
  expect(await tile(/Berk/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Ada/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
})

test('the printed heading names days, doctor and filter', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Berk', doctor: 'Dr. Berk Ak' }] })
  await userEvent.click(screen.getByRole('radio', { name: 'Hafta' }))
  await tile(/Berk/)
  await chooseBerk()
  const week = '16.11.2026 – 22.11.2026'
  expect(screen.getByRole('heading', { level: 2, name: week })).toBeInTheDocument()
  startPrinting()
  const heading = screen.getByRole('heading', { level: 2, name: `${week} · Dr. Berk Ak · Yalnızca aktif olanlar` })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
  expect(heading).toHaveTextContent(new RegExp(`^${week} · Dr. Berk Ak$`))
})

test('another doctor with the same number of entries is announced', async () => {
  await openCalendar({ [TODAY]: [{ patient: 'Ada' }, { patient: 'Berk', doctor: 'Dr. Berk Ak' }] })
  await tile(/Ada/)
  await chooseBerk()
  const announcement = await screen.findByText('20 Kasım 2026 Cuma, 1 bildirim')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Doktor' }), 'Dr. Ayşe Yılmaz · Kardiyoloji')
  expect(announcement).not.toBeInTheDocument()
  expect(await screen.findByText('20 Kasım 2026 Cuma, 1 bildirim')).toBeInTheDocument()
})

test('the doctor filter also applies to entries without a day', async () => {
  await openCalendar({
    none: [
      { patient: 'Ada', at: null },
      { patient: 'Berk', doctor: 'Dr. Berk Ak', at: null },
    ],
  })
  const undated = within(await screen.findByRole('region', { name: 'Tarihi belirtilmeyenler 2' }))
  await chooseBerk()
  expect(screen.getByRole('region', { name: 'Tarihi belirtilmeyenler 1' })).toBeInTheDocument()
  expect(undated.getByRole('listitem')).toHaveTextContent(/^Berk/)
})

test.each([390, 1440])(
  'at %i px an empty list of a doctor names active notifications only if others are left out, and leads to all doctors; on a phone a button opens the filters and shows their number',
  async (width) => {
    stubWindowWidth(width)
    await openCalendar({ [TODAY]: [{ patient: 'Ada' }] })
    await tile(/Ada/)
    const filters = screen.queryByRole('button', { name: 'Filtreler', expanded: false })
    if (filters) await userEvent.click(filters)
    await chooseBerk()
    expect(screen.getByText('Seçilen doktorun bu aralıkta aktif randevu bildirimi yok.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yalnızca aktif olanlar' }))
    expect(await screen.findByText('Seçilen doktorun bu aralıkta randevu bildirimi yok.')).toBeInTheDocument()
    expect(screen.queryAllByRole('button', { name: 'Filtreler (2)' })).toHaveLength(width === 390 ? 1 : 0)
    await userEvent.click(screen.getByRole('button', { name: 'Tüm doktorlar' }))
    expect(await tile(/Ada/)).toBeInTheDocument()
  },
)

test('a right-to-left name or branch of a doctor does not change places with the text beside it', async () => {
  const lists = [{ uuid: uuid(901), full_name: 'שרה כהן', branch_name: 'לב' }]
  server.use(http.post(`${PLATFORM}/api/v1/doctor/list/post`, () => HttpResponse.json({ lists })))
  await openCalendar({ [TODAY]: [{ patient: 'Ada', doctor: 'שרה כהן' }] })
  await tile(/Ada/)
  expect(screen.getByRole('option', { name: '\u2068שרה כהן\u2069 · \u2068לב\u2069' })).toBeInTheDocument()
  expect(screen.getByText('1 bildirim · \u2068לב\u2069')).toBeInTheDocument()
})
