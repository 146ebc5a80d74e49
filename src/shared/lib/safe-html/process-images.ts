import { imageSource } from './image-source'

interface ImageLabels {
  imageWithoutText: string
  imageNotShown: string
}

export function processImages(content: DocumentFragment, origin: string, labels: ImageLabels): void {
  for (const image of content.querySelectorAll('img')) {
    const source = imageSource(image.getAttribute('src') ?? '', origin)
    if (source === null) image.replaceWith(image.getAttribute('alt') ?? labels.imageNotShown)
    else {
      image.setAttribute('src', source)
      image.loading = 'lazy'
      image.decoding = 'async'
      if (!image.hasAttribute('alt')) image.alt = labels.imageWithoutText
    }
  }
}
