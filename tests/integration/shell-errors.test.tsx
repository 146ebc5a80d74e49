import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PortalLayout } from '@/app/layouts'
import { expectConsole } from '../support/vitest/console'
import { startServer } from '../support/vitest/platform-server'
import { mainMenu, notFound, PLATFORM, renderScreen } from '../support/vitest/render-screen'

const server = startServer(notFound)

function Page() {
  const { pathname } = useLocation()
  if (pathname === '/tr') throw new Error('broken page')
  return <p>Başka sayfa</p>
}

test('a page that fails keeps top bar and menu, and a navigation leaves the error (F-R01)', async () => {
  expectConsole(/broken page/)
  await renderScreen(
    <PortalLayout>
      <Page />
    </PortalLayout>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Bu sayfa gösterilemiyor' })).toBeInTheDocument()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  const menu = mainMenu()
  await userEvent.click(await menu.findByRole('link', { name: 'Destek' }))
  expect(screen.getByText('Başka sayfa')).toBeInTheDocument()
})

async function openWithoutPermissions() {
  await renderScreen(<PortalLayout>Sayfa</PortalLayout>)
  const menu = mainMenu()
  const reason = 'Yetkileriniz yüklenemediği için menü eksik.'
  expect(await menu.findByText(reason)).toBeInTheDocument()
  expect(await screen.findByText(reason, { selector: '[role=status]' })).toBeInTheDocument()
  expect(menu.queryByRole('link', { name: 'Takvim' })).not.toBeInTheDocument()
  server.use(
    http.get(`${PLATFORM}/api/v1/user/info-detail`, () =>
      HttpResponse.json({ statusCode: 200, userInfo: { permissions: { calendar: ['calendar_show'] } } }),
    ),
  )
  return menu
}

test('a menu without permissions says why, and is complete after a retry (F-R07)', async () => {
  const menu = await openWithoutPermissions()
  await userEvent.click(menu.getByRole('button', { name: 'Yeniden dene' }))
  expect(await menu.findByRole('link', { name: 'Takvim' })).toBeInTheDocument()
  expect(menu.queryByText(/menü eksik/)).not.toBeInTheDocument()
})

test('a menu without permissions is complete when the network is back (F-R07)', async () => {
  const menu = await openWithoutPermissions()
  act(() => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  expect(await menu.findByRole('link', { name: 'Takvim' })).toBeInTheDocument()
})
