import SignaturePad from 'signature_pad'
import { pictureColours, pictureSize } from './picture.ts'
import type { Stroke } from './signing.ts'

/** The width of the pen at the fastest and the slowest, in pixels of the picture. */
const pen = { minWidth: 2, maxWidth: 7 } as const

/** Scales a stroke, widths included, for a pad of another size. */
const scaled =
  (factor: number) =>
  (stroke: Stroke): Stroke => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map(point => ({ ...point, x: point.x * factor, y: point.y * factor })),
  })

/** The displayed width of the canvas as a fraction of the picture's. */
const factorOf = ({ clientWidth }: HTMLCanvasElement): number => clientWidth / pictureSize.width

/** A pad in the displayed size of the canvas, with these strokes. */
const createPad = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): SignaturePad => {
  const factor = factorOf(canvas)
  const { devicePixelRatio: ratio } = window
  canvas.width = canvas.clientWidth * ratio
  canvas.height = canvas.clientHeight * ratio
  canvas.getContext('2d')?.scale(ratio, ratio)
  const pad = new SignaturePad(canvas, {
    minWidth: pen.minWidth * factor,
    maxWidth: pen.maxWidth * factor,
    penColor: pictureColours.ink,
    backgroundColor: pictureColours.paper,
  })
  pad.fromData(strokes.map(scaled(factor)))
  return pad
}

/** A pad on a canvas. Its strokes, an unfinished one included, survive a change of the canvas's size. */
export class Pad {
  readonly #canvas: HTMLCanvasElement
  readonly #onDrawn: (strokes: readonly Stroke[]) => void
  readonly #observer: ResizeObserver
  #pad: SignaturePad | null = null
  #factor = 1
  #reported: readonly Stroke[] = []

  /** `onDrawn` is called after every new stroke. */
  constructor(canvas: HTMLCanvasElement, onDrawn: (strokes: readonly Stroke[]) => void) {
    this.#canvas = canvas
    this.#onDrawn = onDrawn
    this.#observer = new ResizeObserver(() => this.#fit())
    this.#observer.observe(canvas)
  }

  /** Shows these strokes, unless the pad reported them itself. */
  show(strokes: readonly Stroke[]): void {
    if (strokes === this.#reported) return
    this.#reported = strokes
    this.#draw(strokes)
  }

  dispose(): void {
    this.#observer.disconnect()
    this.#pad?.off()
  }

  #strokes(): readonly Stroke[] {
    return this.#pad === null ? this.#reported : this.#pad.toData().map(scaled(1 / this.#factor))
  }

  #fit(): void {
    const strokes = this.#strokes()
    this.#draw(strokes)
    if (strokes.length !== this.#reported.length) this.#report(strokes)
  }

  #report(strokes: readonly Stroke[]): void {
    this.#reported = strokes
    this.#onDrawn(strokes)
  }

  /**
   * Creates a new pad for every size, because a pad that loses an unfinished stroke accepts no other. A canvas without a
   * width has none: strokes scaled to nothing cannot be scaled back.
   */
  #draw(strokes: readonly Stroke[]): void {
    this.#pad?.off()
    this.#pad = null
    this.#factor = factorOf(this.#canvas)
    if (this.#factor === 0) return
    this.#pad = createPad(this.#canvas, strokes)
    this.#pad.addEventListener('endStroke', () => this.#report(this.#strokes()))
  }
}

/** Draws strokes on a canvas of the picture's size. */
export const drawStrokes = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void => {
  const pad = new SignaturePad(canvas, { backgroundColor: pictureColours.paper })
  pad.off()
  pad.fromData([...strokes])
}
