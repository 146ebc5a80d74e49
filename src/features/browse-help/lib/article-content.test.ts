import { expect, test } from 'vitest'
import { toArticleContent } from './article-content'

const uuid = '00000001-aaaa-4aaa-8aaa-aaaaaaaaaaaa'
const read = (content: object) => toArticleContent({ uuid, title: ' Başlık ', ...content }, 'https://portal.example')

test('HTML is preferred over plain text', () => {
  expect(read({ help_content_html: '<p>A</p>', help_content: 'B' })).toEqual({
    title: 'Başlık',
    subtitle: null,
    html: '<p>A</p>',
    paragraphs: [],
    video: null,
  })
})

test('plain text is split into paragraphs at empty lines', () => {
  expect(read({ help_content_html: null, help_content: '\r\nBir\niki\r\n \r\n\r\nÜç\n\n' })?.paragraphs).toEqual([
    'Bir\niki',
    'Üç',
  ])
})

test('a video alone is content', () => {
  expect(read({ help_content_video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' })?.video).not.toBeNull()
})

test.each(['', ' ', '<p></p>', '<p>&nbsp;</p><br>', '\n<div> <span></span></div>'])('%j is not content', (html) => {
  expect(read({ help_content_html: html })).toBeNull()
  expect(read({ help_content_html: html, help_content: 'Düz' })?.paragraphs).toEqual(['Düz'])
})

test.each(['<p><img src="/a.png"></p>', '<iframe src="https://player.vimeo.com/video/1"></iframe>'])(
  '%s is content without text',
  (html) => expect(read({ help_content_html: html })?.html).toBe(html),
)

test.each(['javascript:alert(1)', 'http://video.example/a', '/not-a-video', ''])(
  'an invalid video URL (%j) is ignored',
  (help_content_video) => expect(read({ help_content_video })).toBeNull(),
)

test.each(['<', '<p', '&nbsp;', ' ', '\n', '<p></p>'])('2 MB of %j are parsed in linear time', (piece) => {
  const text = piece.repeat(2_000_000 / piece.length)
  const begin = performance.now()
  read({ help_content_html: text, help_content: text })
  expect(performance.now() - begin).toBeLessThan(2_000)
})
