import { expect, test } from 'vitest'
import { HELP_VIDEO_PLAYERS } from '@/shared/config'
import { videoSource } from './videos'

const ORIGIN = 'https://portal.example'
const sourceOf = (address: string) => videoSource(address, ORIGIN)

test.each([
  'https://www.youtube.com/watch?v=a1B2-c3_D4e',
  'https://youtube.com/watch?list=PL1&v=a1B2-c3_D4e&t=3',
  'https://m.youtube.com/watch?v=a1B2-c3_D4e#t=3',
  'https://youtu.be/a1B2-c3_D4e?si=x',
  'https://www.youtube.com/embed/a1B2-c3_D4e?autoplay=1',
  'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e',
  '//www.youtube.com/embed/a1B2-c3_D4e',
  'https://www.youtube.com/shorts/a1B2-c3_D4e',
])('%s is shown by the player without cookies, with nothing else of the address', (address) => {
  expect(sourceOf(address)).toEqual({
    kind: 'player',
    player: 'YouTube',
    frame: 'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e',
    page: 'https://www.youtube.com/watch?v=a1B2-c3_D4e',
  })
})

test.each([
  ['https://vimeo.com/123456789', '123456789?dnt=1', '123456789'],
  ['https://player.vimeo.com/video/123456789?autoplay=1', '123456789?dnt=1', '123456789'],
  ['https://vimeo.com/123456789/0a1b2c3d4e', '123456789?dnt=1&h=0a1b2c3d4e', '123456789/0a1b2c3d4e'],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', '123456789?dnt=1&h=0a1b2c3d4e', '123456789/0a1b2c3d4e'],
])('%s is shown by the player without tracking', (address, frame, page) => {
  expect(sourceOf(address)).toEqual({
    kind: 'player',
    player: 'Vimeo',
    frame: `https://player.vimeo.com/video/${frame}`,
    page: `https://vimeo.com/${page}`,
  })
})

test.each([
  'https://evil.example/embed/a1B2-c3_D4e',
  'https://www.youtube.com.evil.example/embed/a1B2-c3_D4e',
  'https://evil.example/?u=https://www.youtube.com/embed/a1B2-c3_D4e',
  'https://notyoutube.com/watch?v=a1B2-c3_D4e',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com/embed/a1B2-c3_D4eXX',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/embed/videoseries',
  'https://www.youtube.com:8443/embed/a1B2-c3_D4e',
  'https://cdn.example/film.mp4',
])('%s is a link (F-H05)', (address) => {
  expect(sourceOf(address)).toMatchObject({ kind: 'link' })
})

test('the player of a playlist is a link to the page of the playlist, which works without a frame', () => {
  expect(sourceOf('https://www.youtube-nocookie.com/embed/videoseries?si=x&list=PL1_-&index=2')).toEqual({
    kind: 'link',
    href: 'https://www.youtube.com/playlist?list=PL1_-',
    host: 'www.youtube.com',
  })
})

test.each([
  ['/files/film.mp4', '/files/film.mp4'],
  ['https://portal.example/files/film.webm?v=2', '/files/film.webm?v=2'],
])('%s is a file that the browser plays', (address, path) => {
  expect(sourceOf(address)).toEqual({ kind: 'file', path })
})

test.each([
  'http://www.youtube.com/embed/a1B2-c3_D4e',
  'https://www.youtube.com@evil.example/embed/a1B2-c3_D4e',
  'javascript:alert(1)//youtube.com/embed/a1B2-c3_D4e',
  'data:video/mp4;base64,AAAA',
  'blob:https://portal.example/1',
  '/tr/destek',
  'mailto:a@example.org',
  'film.mp4',
  '',
])('%j is no video', (address) => {
  expect(sourceOf(address)).toBeNull()
})

test('every frame has an origin of the allow-list', () => {
  for (const { frameOrigin, framePath } of HELP_VIDEO_PLAYERS)
    expect(new URL(frameOrigin + framePath('12345678901')).origin).toBe(frameOrigin)
})
