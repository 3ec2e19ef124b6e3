/** A picture as the brand's options or a restaurant name it. Width and height in pixels. */
export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Empty: a decoration. */
  readonly alt: string
}
