import { expect, test } from 'vitest'
import { withFigures } from './document.ts'

const BEGIN = '<!-- figures: written by `npm run bench -- --docs` -->'
const END = '<!-- end of figures -->'

test('new figures replace the old ones and keep the text around them', () => {
  const document = `# Title\n\n${BEGIN}\n\nold\n\n${END}\n\nafter\n`
  const once = withFigures(document, '\n| new |\n')
  expect(once).toBe(`# Title\n\n${BEGIN}\n\n| new |\n\n${END}\n\nafter\n`)
  expect(withFigures(once, '| new |')).toBe(once)
})

test('a document without the markers is rejected', () => {
  expect(() => withFigures('# Title', '| new |')).toThrow('has no')
  expect(() => withFigures(`# Title ${BEGIN}`, '| new |')).toThrow('has no')
})
