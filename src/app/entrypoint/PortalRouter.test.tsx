import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PortalRouter } from './PortalRouter'

test('a navigation that ends while the first screen is rendered is shown', async () => {
  let isCommitted = false
  const onCommit = () => {
    isCommitted = true
  }
  const router = createMemoryRouter(
    [
      { path: '/takvim', element: <h1 ref={onCommit}>Takvim</h1> },
      { path: '/', element: <h1>Ana Sayfa</h1> },
    ],
    { initialEntries: ['/takvim'] },
  )
  const first = router.state
  await router.navigate('/')
  // React renders the first screen in slices: the router may change between two of them.
  const changing = new Proxy(router, {
    get: (target, key) => (key === 'state' && !isCommitted ? first : Reflect.get(target, key)),
  })
  render(<PortalRouter router={changing} />)
  expect(await screen.findByRole('heading', { name: 'Ana Sayfa' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Takvim' })).not.toBeInTheDocument()
})
