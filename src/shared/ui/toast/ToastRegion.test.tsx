import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Toast, ToastRegion } from '.'

const onHover = vi.fn()
const onFocus = vi.fn()
const onShow = vi.fn()

beforeEach(() => vi.clearAllMocks())

interface PageProps {
  names: readonly string[]
  signal?: number
}

function Page({ names, signal = 0 }: PageProps) {
  const [closed, setClosed] = useState<readonly string[]>([])
  const shown = names.filter((name) => !closed.includes(name))
  return (
    <>
      <main tabIndex={-1}>
        <button type="button">Kaydet</button>
      </main>
      <ToastRegion
        label="Sistem mesajları"
        isShown={shown.length > 0}
        focusSignal={signal}
        onHover={onHover}
        onFocus={onFocus}
      >
        {shown.map((name) => (
          <Toast
            key={name}
            tone="danger"
            toneLabel="Hata"
            text={name}
            count={{ value: 2, label: '2 kez' }}
            action={{ label: `${name}: göster`, onChoose: () => onShow(name) }}
            closeLabel={`${name}: kapat`}
            onClose={() => setClosed([...closed, name])}
          />
        ))}
      </ToastRegion>
    </>
  )
}

const setup = (names: readonly string[] = ['Bir', 'İki', 'Üç']) => {
  const { rerender, unmount } = render(<Page names={names} />)
  return { update: (props: PageProps) => rerender(<Page {...props} />), unmount }
}

const region = () => screen.queryByRole('region', { name: 'Sistem mesajları' })
const toast = (name: string) => screen.getByRole('group', { name: `Hata: ${name} (2 kez)` })
const button = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement

test('a toast has a tone, a text and a count in its name', () => {
  setup(['Bir'])
  expect(within(toast('Bir')).getByText('Hata:')).toBeInTheDocument()
  expect(within(toast('Bir')).getByText('(2 kez)')).toBeInTheDocument()
})

test('without toasts there is no region, and it is removed with the last one', async () => {
  const { update } = setup([])
  expect(region()).not.toBeInTheDocument()
  update({ names: ['Bir'] })
  expect(region()).toBeInTheDocument()
  await userEvent.click(button('Bir: kapat'))
  expect(region()).not.toBeInTheDocument()
})

test('an action closes its toast and is executed', async () => {
  setup()
  await userEvent.click(button('İki: göster'))
  expect(onShow).toHaveBeenCalledExactlyOnceWith('İki')
  expect(screen.queryByText('İki')).not.toBeInTheDocument()
})

test('hovering the toasts is reported, and its end', async () => {
  setup()
  await userEvent.hover(toast('Bir'))
  expect(onHover).toHaveBeenLastCalledWith(true)
  await userEvent.unhover(toast('Bir'))
  expect(onHover).toHaveBeenLastCalledWith(false)
})

test('the shortcut moves the focus to the newest toast, and back again', async () => {
  const { update } = setup()
  button('Kaydet').focus()
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  expect(focused()).toBe(toast('Üç'))
  expect(onFocus).toHaveBeenLastCalledWith(true)
  update({ names: ['Bir', 'İki', 'Üç'], signal: 2 })
  expect(focused()).toBe(button('Kaydet'))
  expect(onFocus).toHaveBeenLastCalledWith(false)
})

test('Escape closes the focused toast, then the next one, and the focus returns to where it was before', async () => {
  const { update } = setup()
  button('Kaydet').focus()
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(toast('İki'))
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(toast('Bir'))
  await userEvent.keyboard('{Escape}')
  expect(region()).not.toBeInTheDocument()
  expect(focused()).toBe(button('Kaydet'))
  expect(onFocus).toHaveBeenLastCalledWith(false)
})

test('if the previously focused element is gone, the page gets the focus', async () => {
  const { update } = setup(['Bir'])
  update({ names: ['Bir'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe(screen.getByRole('main'))
})

test('a signal for earlier toasts does not focus new ones', () => {
  const { update } = setup(['Bir'])
  update({ names: ['Bir'], signal: 1 })
  update({ names: [], signal: 1 })
  button('Kaydet').focus()
  update({ names: ['İki'], signal: 1 })
  expect(focused()).toBe(button('Kaydet'))
})

test('a toast keeps the focus while the user is in another window, and gives it to the next one when it is closed', () => {
  const { update } = setup()
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  fireEvent.blur(toast('Üç'))
  expect(onFocus).toHaveBeenLastCalledWith(true)
  update({ names: ['Bir', 'İki'], signal: 1 })
  expect(focused()).toBe(toast('İki'))
})

test('a dialog that takes the focus while the user is in another window ends the focus of the toasts', () => {
  onFocus.mockImplementation((isFocused: boolean) => isFocused)
  const { update, unmount } = setup()
  update({ names: ['Bir', 'İki'], signal: 1 })
  fireEvent.blur(toast('İki'))
  // While the window has no focus, the browser may fire no `blur`.
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(button('Kaydet'))
  update({ names: ['Bir', 'İki'], signal: 1 })
  expect(onFocus).toHaveBeenLastCalledWith(false)
  expect(unmount).not.toThrow()
})

test('Escape in a toast does not reach the page', async () => {
  const { update } = setup()
  const onKeyDown = vi.fn()
  document.addEventListener('keydown', onKeyDown, { once: true })
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).not.toHaveBeenCalled()
})

test('toasts that are removed while hovered and focused report the end of both', async () => {
  const { update, unmount } = setup()
  await userEvent.hover(toast('Bir'))
  update({ names: ['Bir', 'İki', 'Üç'], signal: 1 })
  expect(onHover).toHaveBeenLastCalledWith(true)
  expect(onFocus).toHaveBeenLastCalledWith(true)
  unmount()
  expect(onHover).toHaveBeenLastCalledWith(false)
  expect(onFocus).toHaveBeenLastCalledWith(false)
})
