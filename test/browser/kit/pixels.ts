import type { Page } from 'playwright-core'
import { parseColour, type Colour } from '../../../src/host/look/colour'
import { browser } from './browser'

/**
 * The greatest difference of two pictures in any part of any pixel, 0 to 255; 255 where they are of different sizes.
 */
export async function difference(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  const files = [one, other].map((file) => file.toString('base64'))
  const page = await (await browser()).newPage()
  const most = await page.evaluate(async (files) => {
    const pictures = files.map(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
      canvas.drawImage(picture, 0, 0)
      return canvas.getImageData(0, 0, picture.width, picture.height)
    })
    const [a, b] = (await Promise.all(pictures)) as [ImageData, ImageData]
    if (a.width !== b.width || a.height !== b.height) return 255
    let most = 0
    for (let index = 0; index < a.data.length; index++)
      most = Math.max(most, Math.abs(a.data[index]! - b.data[index]!))
    return most
  }, files)
  await page.close()
  return most
}

/** The colours that a page shows at points of its window, in pixels. */
export async function coloursAt(
  page: Page,
  points: readonly (readonly [x: number, y: number])[],
): Promise<Colour[]> {
  const file = (await page.screenshot()).toString('base64')
  const texts = await page.evaluate(
    async ({ file, points }) => {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
      canvas.drawImage(picture, 0, 0)
      return points.map(
        ([x, y]) => `rgb(${[...canvas.getImageData(x, y, 1, 1).data].slice(0, 3).join(', ')})`,
      )
    },
    { file, points },
  )
  return texts.map((text) => parseColour(text)!)
}
