import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { HelpVideo } from './HelpVideo'

const setup = async (url: string) => renderScreen(<HelpVideo url={url} title="Randevu verme" />)

test('before a click no player is loaded, and the button names its site', async () => {
  const { container } = await setup('https://www.youtube.com/watch?v=a1B2-c3_D4e')
  expect(container.querySelector('iframe')).not.toBeInTheDocument()
  const load = screen.getByRole('button', { name: 'Videoyu yükle: YouTube' })
  expect(load).toHaveAccessibleDescription(expect.stringContaining('YouTube sitesinden'))
})

test('a video has a link to its site, in a new tab', async () => {
  await setup('https://vimeo.com/123456789')
  const link = screen.getByRole('link', { name: 'Vimeo sitesinde izle (yeni sekmede açılır)' })
  expect(link).toHaveAttribute('href', 'https://vimeo.com/123456789')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a file of this origin is played by the browser and loaded when started', async () => {
  const { container } = await setup('/files/film.mp4')
  const video = container.querySelector('video')
  expect(video).toHaveAttribute('src', '/files/film.mp4')
  expect(video?.preload).toBe('none')
  expect(video?.controls).toBe(true)
})

test('any other URL is a link', async () => {
  await setup('https://videos.example/a')
  expect(screen.getByRole('link', { name: /^videos\.example sitesinde aç/ })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each(['javascript:alert(1)', 'http://videos.example/a', 'film.mp4'])('%s renders nothing', async (url) => {
  const { container } = await setup(url)
  expect(container).toBeEmptyDOMElement()
})
