import { imageSource } from './image-source'

interface ImageLabels {
  imageWithoutText: string
  imageNotShown: string
}

/** Images that may be loaded are loaded when they come near; in the place of the others stands what they show. */
export function processImages(content: DocumentFragment, origin: string, words: ImageLabels): void {
  for (const image of content.querySelectorAll('img')) {
    const source = imageSource(image.getAttribute('src') ?? '', origin)
    if (source === null) image.replaceWith(image.getAttribute('alt') ?? words.imageNotShown)
    else {
      image.setAttribute('src', source)
      image.loading = 'lazy'
      image.decoding = 'async'
      if (!image.hasAttribute('alt')) image.alt = words.imageWithoutText
    }
  }
}
