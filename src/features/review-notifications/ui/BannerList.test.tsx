import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { toNotification } from '@/entities/notification'
import { applyLanguage } from '@/shared/i18n'
import { notificationEventReceived } from '../model/notification-events'
import { BannerList } from './BannerList'

test('a very long message of a live event is truncated in its banner and in its announcement (F-R23)', async () => {
  await applyLanguage('tr')
  const scope = fork()
  const notification = toNotification({ uuid: 'a', patient_name: 'İrem Yıldız', message: '👩‍⚕️'.repeat(180_000) })
  scopeBind(notificationEventReceived, { scope })({ kind: 'created', notification })
  render(
    <Provider value={scope}>
      <BannerList />
    </Provider>,
  )
  const shown = `${'👩‍⚕️'.repeat(500)}…`
  expect(within(await screen.findByRole('listitem')).getByText(shown)).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(shown))
  expect(document.body.textContent.length).toBeLessThan(20_000)
})

test.each([
  ['a dismissed banner gives', 1, /kapat/i],
  ['dismissing all banners gives', 2, 'Tümünü kapat'],
])('%s the focus to the page (F-P07)', async (_, count, button) => {
  await applyLanguage('tr')
  const scope = fork()
  for (const uuid of ['a', 'b'].slice(0, count)) {
    const notification = toNotification({ uuid, patient_name: 'İrem Yıldız' })
    scopeBind(notificationEventReceived, { scope })({ kind: 'created', notification })
  }
  render(
    <Provider value={scope}>
      <main tabIndex={-1}>
        <BannerList />
      </main>
    </Provider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(screen.getByRole('main')).toHaveFocus()
})

test('a double click closes one banner', async () => {
  await applyLanguage('tr')
  const scope = fork()
  for (const uuid of ['a', 'b']) {
    const notification = toNotification({ uuid, patient_name: 'İrem Yıldız' })
    scopeBind(notificationEventReceived, { scope })({ kind: 'created', notification })
  }
  render(
    <Provider value={scope}>
      <BannerList />
    </Provider>,
  )
  await screen.findAllByRole('listitem')
  for (const detail of [1, 2]) {
    const [first] = screen.getAllByRole('listitem')
    fireEvent.click(within(first as HTMLElement).getByRole('button', { name: /kapat/i }), { detail })
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
