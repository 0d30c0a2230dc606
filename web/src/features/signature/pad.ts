import SignaturePad from 'signature_pad'
import { pictureColours, pictureSize } from './picture.ts'
import type { Stroke } from './signing.ts'

/** How thick the pen is, slowest and fastest. Pixels of the picture. */
const pen = { minWidth: 2, maxWidth: 7 } as const

/** A stroke on a pad of another size; widths grow with it. */
const scaled =
  (factor: number) =>
  (stroke: Stroke): Stroke => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map(point => ({ ...point, x: point.x * factor, y: point.y * factor })),
  })

/** How large the canvas is shown, as a part of the picture. */
const factorOf = ({ clientWidth }: HTMLCanvasElement): number => clientWidth / pictureSize.width

/** A pad as large as the canvas is shown, with these strokes on it. */
const layOn = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): SignaturePad => {
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

/** A pad on a canvas. It keeps its strokes, one under way included, when the canvas changes its size. */
export class Pad {
  readonly #canvas: HTMLCanvasElement
  readonly #onDrawn: (strokes: readonly Stroke[]) => void
  readonly #observer: ResizeObserver
  #pad: SignaturePad | null = null
  #factor = 1
  #told: readonly Stroke[] = []

  /** `onDrawn` hears of every new stroke. */
  constructor(canvas: HTMLCanvasElement, onDrawn: (strokes: readonly Stroke[]) => void) {
    this.#canvas = canvas
    this.#onDrawn = onDrawn
    this.#observer = new ResizeObserver(() => this.#fit())
    this.#observer.observe(canvas)
  }

  /** Shows these strokes, unless they are those that it has told of itself. */
  show(strokes: readonly Stroke[]): void {
    if (strokes === this.#told) return
    this.#told = strokes
    this.#lay(strokes)
  }

  giveUp(): void {
    this.#observer.disconnect()
    this.#pad?.off()
  }

  #strokes(): readonly Stroke[] {
    return this.#pad === null ? this.#told : this.#pad.toData().map(scaled(1 / this.#factor))
  }

  #fit(): void {
    const strokes = this.#strokes()
    this.#lay(strokes)
    if (strokes.length !== this.#told.length) this.#tell(strokes)
  }

  #tell(strokes: readonly Stroke[]): void {
    this.#told = strokes
    this.#onDrawn(strokes)
  }

  /** Another size takes another pad: a pad that loses a stroke under way takes no further one. */
  #lay(strokes: readonly Stroke[]): void {
    this.#pad?.off()
    this.#factor = factorOf(this.#canvas)
    this.#pad = layOn(this.#canvas, strokes)
    this.#pad.addEventListener('endStroke', () => this.#tell(this.#strokes()))
  }
}

/** Draws strokes on a canvas of the picture's size. */
export const drawStrokes = (canvas: HTMLCanvasElement, strokes: readonly Stroke[]): void => {
  const pad = new SignaturePad(canvas, { backgroundColor: pictureColours.paper })
  pad.off()
  pad.fromData([...strokes])
}
