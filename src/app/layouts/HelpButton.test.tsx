import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '@/app/wiring/features/tickets'
import { HelpDrawer } from '@/features/browse-help'
import { TicketDrawer } from '@/features/create-ticket'
import { prefetchViews } from '@/shared/ui/lazy'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { notFound, renderScreen } from '../../../tests/support/vitest/render-screen'
import { HelpButton } from './HelpButton'

startServer(notFound)

test('a screen without articles of its own opens the ticket form instead (F-H16)', async () => {
  await renderScreen(
    <>
      <HelpButton />
      <HelpDrawer />
      <TicketDrawer />
    </>,
    { path: '/tr/ayarlar' },
  )
  await act(prefetchViews)
  await userEvent.click(screen.getByRole('button', { name: 'Yardım ve destek' }))
  expect(screen.getByRole('dialog', { name: 'Destek talebi' })).toBeInTheDocument()
  expect(screen.queryByRole('dialog', { name: 'Yardım' })).not.toBeInTheDocument()
})
