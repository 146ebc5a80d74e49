import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toSafeArticle } from '@/shared/lib/safe-html'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { Article } from './Article'

vi.mock('@/shared/lib/safe-html', { spy: true })

const setup = async (html = '') =>
  renderScreen(<Article html={html} title="Yazı" headingLevel={2} empty={<p>Düz metin</p>} />)

test('an image alone is content', async () => {
  await setup('<p><img src="/a.png" alt="Resim"></p>')
  expect(screen.getByRole('img', { name: 'Resim' })).toBeInTheDocument()
  expect(screen.queryByText('Düz metin')).not.toBeInTheDocument()
})

// DOMPurify finds videos in browsers only.
test('a video alone is content', async () => {
  const container = document.createElement('div')
  const content = document.createDocumentFragment()
  content.append(container)
  const videos = [{ container, source: { kind: 'file', path: '/film.mp4' } as const }]
  vi.mocked(toSafeArticle).mockReturnValueOnce({ content, videos, tableContainers: [], isTruncated: false })
  await setup()
  expect(screen.getByLabelText('Yazı')).toHaveAttribute('src', '/film.mp4')
  expect(screen.queryByText('Düz metin')).not.toBeInTheDocument()
})
