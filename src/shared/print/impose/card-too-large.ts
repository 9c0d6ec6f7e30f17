/** The error for a card that doesn't fit the paper. The size is in millimeters and doesn't include a folded back. */
export class CardTooLargeError extends RangeError {
  readonly width: number;
  readonly height: number;
  readonly isFolded: boolean;

  constructor({ width, height, isFolded }: Pick<CardTooLargeError, 'width' | 'height' | 'isFolded'>) {
    super('The card does not fit the paper.');
    this.width = width;
    this.height = height;
    this.isFolded = isFolded;
  }
}
