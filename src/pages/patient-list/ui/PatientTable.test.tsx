import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { startServer } from '../../../../tests/support/vitest/platform-server'
import { REMINDERS } from '../../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { PatientTable } from './PatientTable'

startServer(http.get(REMINDERS, () => HttpResponse.json({ notes: [] })))

test('sorting keeps the scroll position of the page', async () => {
  const patients = Array.from({ length: 50 }, (_, n) =>
    createPatient({ uuid: uuid(n + 1), name: `Ad ${(n * 17) % 50}` }),
  )
  await renderScreen(<PatientTable patients={patients} term="" onLeaveStart={() => {}} />)
  const page = document.documentElement
  page.scrollTop = 600
  act(() => void fireEvent.scroll(document))
  await userEvent.click(screen.getByRole('button', { name: 'Ad soyad' }))
  expect(page.scrollTop).toBe(600)
})
